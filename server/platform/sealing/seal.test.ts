import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newestKeyId, rewrap, type Sealed, seal, unseal } from './seal.ts'

const ring = (...ids: string[]) => new Map(ids.map((id) => [id, randomBytes(32)]))
const [order, other] = ['0b6f3f0e-0000-4000-8000-000000000001', '0b6f3f0e-0000-4000-8000-000000000002']

test('a text sealed for an order opens for that order', () => {
  const keys = ring('first')
  const box = seal(keys, order, 'pässwörd 密码')
  expect(unseal(keys, order, box)).toBe('pässwörd 密码')
  expect(Buffer.concat([box.sealed, box.wrappedKey]).includes('pässwörd')).toBe(false)
  expect(seal(keys, order, 'pässwörd 密码').sealed).not.toEqual(box.sealed)
})

test('it opens for no other order, with no other key and not after any change of a byte', () => {
  const keys = ring('first')
  const box = seal(keys, order, 'secret')
  expect(() => unseal(keys, other, box)).toThrow()
  expect(() => unseal(ring('first'), order, box)).toThrow()
  expect(() => unseal(ring('second'), order, box)).toThrow('The vault has no key first')
  for (const part of ['sealed', 'wrappedKey'] as const)
    for (let at = 0; at < box[part].length; at++) {
      const changed: Sealed = { ...box, [part]: Buffer.from(box[part]) }
      changed[part].writeUInt8(changed[part].readUInt8(at) ^ 1, at)
      expect(() => unseal(keys, order, changed)).toThrow()
    }
})

test('the newest key encrypts, older ones decrypt, and after re-wrapping the old one is no longer needed', () => {
  const old = ring('old')
  const box = seal(old, order, 'secret')
  const keys = new Map([...old, ...ring('new')])
  expect(newestKeyId(keys)).toBe('new')
  expect(unseal(keys, order, box)).toBe('secret')
  const fresh = rewrap(keys, order, box)
  expect(fresh).toMatchObject({ keyId: 'new', sealed: box.sealed })
  keys.delete('old')
  expect(unseal(keys, order, fresh)).toBe('secret')
})
