// One file to fetch for the language.
import board from '$i18n/locales/pl/board.ftl?raw'
import cards from '$i18n/locales/pl/cards.ftl?raw'
import caveCards from '$i18n/locales/pl/cave-cards.ftl?raw'
import caveEffects from '$i18n/locales/pl/cave-effects.ftl?raw'
import cavePlay from '$i18n/locales/pl/cave-play.ftl?raw'
import caveTable from '$i18n/locales/pl/cave-table.ftl?raw'
import decisions from '$i18n/locales/pl/decisions.ftl?raw'
import effects from '$i18n/locales/pl/effects.ftl?raw'
import errors from '$i18n/locales/pl/errors.ftl?raw'
import events from '$i18n/locales/pl/events.ftl?raw'
import formats from '$i18n/locales/pl/formats.ftl?raw'
import table from '$i18n/locales/pl/table.ftl?raw'
import web from '$i18n/locales/pl/web.ftl?raw'

export const sources = [
  board,
  cards,
  caveCards,
  caveEffects,
  cavePlay,
  caveTable,
  decisions,
  effects,
  errors,
  events,
  formats,
  table,
  web,
]
