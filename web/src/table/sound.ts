// What is heard: small notes on one pentatonic scale, each with something to be seen beside it, none longer than 400 ms.
import { settings } from '../lib/settings.svelte'

/** A note: its step on the scale, from the lowest; how it sounds, and when it comes. */
export interface Note {
  step: number
  as: Timbre
  /** Seconds after the first. */
  after?: number
}
type Timbre = 'glass' | 'soft' | 'click' | 'rumble'

/** How each timbre rises and falls: wave, loudness, seconds. */
const TIMBRES: Record<Timbre, { wave: OscillatorType; gain: number; lasts: number; below: number }> = {
  glass: { wave: 'sine', gain: 0.09, lasts: 0.22, below: 6000 },
  soft: { wave: 'triangle', gain: 0.08, lasts: 0.38, below: 2400 },
  click: { wave: 'square', gain: 0.035, lasts: 0.07, below: 900 },
  rumble: { wave: 'sawtooth', gain: 0.1, lasts: 0.4, below: 140 },
}
const LOWEST = 196
const SCALE = [0, 2, 4, 7, 9]

/** The pitch of a step on the scale, in Hertz. */
export const pitch = (step: number): number =>
  LOWEST * 2 ** (Math.floor(step / SCALE.length) + SCALE[((step % SCALE.length) + SCALE.length) % SCALE.length]! / 12)

/** Several at once come one after the other, and not too many. */
export const arpeggio = (notes: readonly Note[]): Note[] =>
  notes.slice(0, 5).map((note, at) => ({ ...note, after: (note.after ?? 0) + at * 0.07 }))

/** Two rising notes: it is my turn. */
export const MY_TURN: readonly Note[] = [
  { step: 7, as: 'soft' },
  { step: 9, as: 'soft', after: 0.13 },
]

let context: AudioContext | null = null

/** Let notes be heard, if somebody wants to hear any. */
export function play(notes: readonly Note[]): void {
  if (!settings.sound || !notes.length || document.hidden) return
  // Before the first press a browser lets nothing be heard.
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const note of notes) strike(context, note)
}

function strike(audio: AudioContext, { step, as, after = 0 }: Note): void {
  const { wave, gain, lasts, below } = TIMBRES[as]
  const at = audio.currentTime + after
  const source = new OscillatorNode(audio, { type: wave, frequency: pitch(step) })
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: below })
  const loudness = new GainNode(audio, { gain: 0 })
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(gain, at + 0.008)
  loudness.gain.exponentialRampToValueAtTime(0.0005, at + lasts)
  source.connect(filter).connect(loudness).connect(audio.destination)
  source.start(at)
  source.stop(at + lasts)
}
