export const files = import.meta.glob<string>(
  ['$i18n/locales/pl/*/*.ftl', '!**/terminal/*.ftl', '!**/{game,formats,terminal,refusals,topics}.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
