import { FACTION_MARKS } from '../cards/factions'

/** The colour runs that pictures refer to; they stand once in a page. */
export const defs = Object.keys(FACTION_MARKS)
  .map(
    (faction) => `<g class="f-${faction}">
<linearGradient id="sky-${faction}" x1="0" y1="0" x2=".35" y2="1"><stop class="s-deep"/><stop offset=".62" class="s-dark"/><stop offset="1" class="s-deep"/></linearGradient>
<radialGradient id="disc-${faction}" cx=".32" cy=".28" r=".95"><stop class="s-light" stop-opacity=".9"/><stop offset=".55" class="s-main" stop-opacity=".5"/><stop offset="1" class="s-deep" stop-opacity=".3"/></radialGradient>
<radialGradient id="glow-${faction}"><stop class="s-main" stop-opacity=".34"/><stop offset="1" class="s-main" stop-opacity="0"/></radialGradient>
<linearGradient id="trail-${faction}" x1="0" y1="0" x2="0" y2="1"><stop class="s-light" stop-opacity=".85"/><stop offset=".25" class="s-main" stop-opacity=".4"/><stop offset="1" class="s-main" stop-opacity="0"/></linearGradient></g>`,
  )
  .join('')
