// One file to fetch for the language; what only the terminal says stays away, and the rules are a file of their own.
export const files = import.meta.glob<string>(
  ['$i18n/locales/pl/**/*.ftl', '!**/terminal/*.ftl', '!**/terminal.ftl', '!**/refusals.ftl', '!**/topics.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
