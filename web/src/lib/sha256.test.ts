import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256'

test('the digests are those of the standard (FIPS 180-4)', () => {
  expect(toHex(sha256(bytesOf('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(toHex(sha256(bytesOf('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(toHex(sha256(bytesOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

test('messages of every length up to three blocks, with keys of every length, are hashed as Node hashes them', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256)
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    expect(toHex(hmac(message, bytesOf('deck-1/0')))).toBe(
      createHmac('sha256', message).update('deck-1/0').digest('hex'),
    )
  }
})

test('hexadecimal digits are read as they are written', () => {
  expect(toHex(fromHex('00ff10ab'))).toBe('00ff10ab')
})
