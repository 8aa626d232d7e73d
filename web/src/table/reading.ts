// Every card can be enlarged at any moment: long press, right click, or ? on the card in focus or under the pointer.
import type { Attachment } from 'svelte/attachments'
import type { Deck } from '../cards/deck.svelte'

const LONG = 450
const STILL = 12

export const readable =
  (deck: Deck): Attachment<HTMLElement> =>
  (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: PointerEvent | null = null
    let under: Element | null = null
    let swallow = false

    const cardAt = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    function read(element: HTMLElement): void {
      const zone = element.closest('[data-zone]') ?? element
      const all = [...zone.querySelectorAll<HTMLElement>('[data-card]')].map((each) => each.dataset['card']!)
      deck.read(element.dataset['card']!, [...new Set(all)], element.dataset['spot'])
    }
    function stop(): void {
      clearTimeout(timer)
      from = null
    }
    const events: [string, (event: never) => void][] = [
      [
        'pointerdown',
        (event: PointerEvent) => {
          swallow = false
          const card = cardAt(event.target)
          if (!card || event.pointerType === 'mouse') return
          from = event
          timer = setTimeout(() => {
            swallow = true
            read(card)
          }, LONG)
        },
      ],
      [
        'pointermove',
        (event: PointerEvent) =>
          from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL && stop(),
      ],
      [
        'pointerup',
        (event: PointerEvent) => {
          // Where the browser was busy, the timer came before it heard that the finger had gone long since.
          if (swallow && from && event.timeStamp - from.timeStamp < LONG) {
            swallow = false
            deck.reading = null
          }
          stop()
        },
      ],
      ['pointercancel', stop],
      ['pointerover', (event: PointerEvent) => (under = cardAt(event.target))],
      [
        'contextmenu',
        (event: MouseEvent) => {
          const card = cardAt(event.target)
          if (!card) return
          event.preventDefault()
          stop()
          if (!swallow) read(card)
        },
      ],
    ]
    // The click that ends a long press is not meant.
    function click(event: MouseEvent): void {
      if (!swallow) return
      swallow = false
      event.preventDefault()
      event.stopPropagation()
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== '?' || deck.reading || (event.target as Element).matches('input, textarea, select')) return
      const card = cardAt(document.activeElement) ?? (under?.isConnected ? (under as HTMLElement) : null)
      if (!card) return
      event.preventDefault()
      read(card)
    }

    for (const [name, listen] of events) root.addEventListener(name, listen as EventListener)
    root.addEventListener('click', click, true)
    window.addEventListener('keydown', key)
    return () => {
      stop()
      for (const [name, listen] of events) root.removeEventListener(name, listen as EventListener)
      root.removeEventListener('click', click, true)
      window.removeEventListener('keydown', key)
    }
  }
