// The tab says that somebody is waited for, also where only its icon is seen.
import { at } from './place'

/** Show the icon of “your turn”, or the usual one. */
export function callFromTab(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = at(asked ? '/icon-turn.svg' : '/icon.svg')
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted)
}
