// One file to fetch for the language; what only the terminal says stays away.
export const files = import.meta.glob<string>(
  ['$i18n/locales/en/**/*.ftl', '!**/terminal/*.ftl', '!**/terminal.ftl', '!**/refusals.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
