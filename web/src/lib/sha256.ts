// SHA-256 and HMAC in plain JavaScript: a page over http in a home has no crypto.subtle.

const FIRST_PRIMES = primes(64)
/** The first 32 bits of the fractional parts of the cube roots, and square roots, of the first primes. */
const ROUND = Uint32Array.from(FIRST_PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Uint32Array.from(FIRST_PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const BLOCK = 64

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice()
  const words = new Uint32Array(64)
  const padded = pad(message)
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, words, new DataView(padded.buffer, at, BLOCK))
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, at) => digest.setUint32(4 * at, word))
  return new Uint8Array(digest.buffer)
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8)
  return padded
}

function mix(state: Uint32Array, words: Uint32Array, block: DataView): void {
  for (let at = 0; at < 16; at++) words[at] = block.getUint32(4 * at)
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!]
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[at] = words[at - 16]! + one + words[at - 7]! + two
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g)
    const added = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUND[at]! + words[at]!) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + other) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word))
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}
