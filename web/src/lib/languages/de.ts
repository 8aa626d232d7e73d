// What the first screen says is one file to fetch, and what tables say besides another.
// What only the terminal says stays away, and the rules are files of their own.
export const files = import.meta.glob<string>(['$i18n/locales/de/*.ftl', '$i18n/locales/de/*/{game,formats}.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
