// One file to fetch for the language.
import board from '$i18n/locales/en/board.ftl?raw'
import cards from '$i18n/locales/en/cards.ftl?raw'
import caveCards from '$i18n/locales/en/cave-cards.ftl?raw'
import caveEffects from '$i18n/locales/en/cave-effects.ftl?raw'
import cavePlay from '$i18n/locales/en/cave-play.ftl?raw'
import caveTable from '$i18n/locales/en/cave-table.ftl?raw'
import decisions from '$i18n/locales/en/decisions.ftl?raw'
import effects from '$i18n/locales/en/effects.ftl?raw'
import errors from '$i18n/locales/en/errors.ftl?raw'
import events from '$i18n/locales/en/events.ftl?raw'
import formats from '$i18n/locales/en/formats.ftl?raw'
import table from '$i18n/locales/en/table.ftl?raw'
import web from '$i18n/locales/en/web.ftl?raw'

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
