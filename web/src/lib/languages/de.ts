// One file to fetch for the language.
import board from '$i18n/locales/de/board.ftl?raw'
import cards from '$i18n/locales/de/cards.ftl?raw'
import caveCards from '$i18n/locales/de/cave-cards.ftl?raw'
import caveEffects from '$i18n/locales/de/cave-effects.ftl?raw'
import cavePlay from '$i18n/locales/de/cave-play.ftl?raw'
import caveTable from '$i18n/locales/de/cave-table.ftl?raw'
import decisions from '$i18n/locales/de/decisions.ftl?raw'
import effects from '$i18n/locales/de/effects.ftl?raw'
import errors from '$i18n/locales/de/errors.ftl?raw'
import events from '$i18n/locales/de/events.ftl?raw'
import formats from '$i18n/locales/de/formats.ftl?raw'
import table from '$i18n/locales/de/table.ftl?raw'
import web from '$i18n/locales/de/web.ftl?raw'

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
