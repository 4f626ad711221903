import { deriveKey as ofTheBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { deriveKey } from './derive-key.ts'

test('without https the captcha’s key is the one that a browser derives', async () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '',
    salt: '',
    cost: 500,
    keyLength: 32,
    keyPrefix: '',
  }
  const [salt, password] = [
    crypto.getRandomValues(new Uint8Array(16)),
    crypto.getRandomValues(new Uint8Array(20)),
  ]
  const [own, known] = await Promise.all(
    [deriveKey, ofTheBrowser].map((derive) => derive(parameters, salt, password)),
  )
  expect(own?.derivedKey).toEqual(known?.derivedKey)
})
