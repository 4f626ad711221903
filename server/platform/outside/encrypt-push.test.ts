import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPush, subscribe } from '#server/test/push-service.ts'
import { arePushKeys, encryptPush } from './encrypt-push.ts'

// RFC 8291, appendix A.
const example = {
  message: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ownPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('the example of RFC 8291 is encrypted as the standard prints it', () => {
  const own = createECDH('prime256v1')
  own.setPrivateKey(Buffer.from(example.ownPrivate, 'base64url'))
  const salt = Buffer.from(example.salt, 'base64url')
  const encrypted = encryptPush(example.message, example, { salt, own, padded: false })
  expect(encrypted.toString('base64url')).toBe(example.encrypted)
})

test('a browser reads what was encrypted for it, and the length says nothing about short messages', async () => {
  const device = subscribe('https://push.test/a')
  const short = encryptPush('x', device)
  const longer = encryptPush('Größer '.repeat(40), device)
  expect(longer.length).toBe(short.length)
  expect(await readPush(device, longer)).toBe('Größer '.repeat(40))
  const longest = 'a'.repeat(3_993)
  const largest = encryptPush(longest, device)
  expect(largest.length).toBe(4_096)
  expect(await readPush(device, largest)).toBe(longest)
  expect(() => encryptPush('a'.repeat(3_994), device)).toThrow('too long')
  await expect(readPush(subscribe('https://push.test/b'), short)).rejects.toThrow()
})

test('keys that are no point of the curve are none', () => {
  expect(arePushKeys(example)).toBe(true)
  for (const wrong of [
    { auth: 'BTBZMqHH6r4Tts7J_aSI' },
    { p256dh: example.p256dh.slice(0, -4) },
    { p256dh: `C${example.p256dh.slice(1)}` },
    { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url') },
  ])
    expect(arePushKeys({ ...example, ...wrong })).toBe(false)
})
