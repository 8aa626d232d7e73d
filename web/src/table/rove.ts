// One stop of the Tab key for a whole zone; the arrows go from card to card.
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const roving: Attachment<HTMLElement> = (zone) => {
  let current: HTMLElement | null = null
  // Where the keyboard's focus was, for when its card is gone. A mouse needs no focus to go on.
  let place = -1
  const items = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>('[data-rove]')]

  function settle(): void {
    const all = items()
    if (!current || !zone.contains(current)) current = all[Math.min(Math.max(place, 0), all.length - 1)] ?? null
    for (const item of all) item.tabIndex = item === current ? 0 : -1
    const lost = place >= 0 && (document.activeElement === document.body || document.activeElement === null)
    if (lost && current) current.focus({ preventScroll: true })
    else if (lost) {
      // Nothing is left here: the place itself keeps the focus, so that no further press does anything unmeant.
      place = -1
      zone.tabIndex = -1
      zone.focus({ preventScroll: true })
    }
  }
  function focused(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]')
    if (!item) return
    current = item
    place = item.matches(':focus-visible') ? items().indexOf(item) : -1
    settle()
  }
  function left(event: FocusEvent): void {
    const item = event.target as HTMLElement
    const next = event.relatedTarget as Node | null
    // A removed element loses the focus without another getting it: that is not leaving. One that stays is left, also
    // for the bar of the browser.
    queueMicrotask(() => {
      if (next ? !zone.contains(next) : item.isConnected && !zone.contains(document.activeElement)) place = -1
    })
  }
  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    const next = step
      ? all.at((at + step) % all.length)
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : undefined
    if (at < 0 || (!step && !next)) return
    event.preventDefault()
    next?.focus()
  }

  const watch = new MutationObserver(settle)
  watch.observe(zone, { childList: true, subtree: true })
  zone.addEventListener('focusin', focused)
  zone.addEventListener('focusout', left)
  zone.addEventListener('keydown', pressed)
  settle()
  return () => {
    watch.disconnect()
    zone.removeEventListener('focusin', focused)
    zone.removeEventListener('focusout', left)
    zone.removeEventListener('keydown', pressed)
  }
}
