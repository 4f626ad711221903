import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribe } from '#server/test/push-service.ts'
import { pushSenderKey } from '../config/push-sender-key.ts'
import { usualPushHosts, webPushOf } from '../config/web-push-settings.ts'
import { httpsWebPush, publicLookup } from './https-web-push.ts'
import { isPublicAddress, pushAddress } from './push-address.ts'

let packets = 0
const canary = createServer((socket) => {
  packets++
  socket.destroy()
})
let port = 0
beforeAll(async () => {
  await once(canary.listen(0, '127.0.0.1'), 'listening')
  port = (canary.address() as AddressInfo).port
})
afterAll(() => canary.close())

const key = pushSenderKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
const settings = { key, contact: 'mailto:shop@example.com', hosts: usualPushHosts }

/** Addresses that a stranger would try, in several forms each. */
function hostile(): string[] {
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '0',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '169.254.169.254',
    '[fe80::1]',
    '[fd00::1]',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
    '100.64.0.1',
    'metadata.google.internal',
    'localhost.',
    '127.0.0.1.nip.io',
    'fcm.googleapis.com.evil.example',
    'evil-fcm.googleapis.com',
    'fcm.googleapis.com@127.0.0.1',
    'notify.windows.com',
    'notify.windows.com.evil.example',
    'xnotify.windows.com',
    '.notify.windows.com',
    'web.push.apple.com\\@127.0.0.1',
    'user:password@fcm.googleapis.com',
    'user@web.push.apple.com',
    'fcm.googleapis.com.',
    'ｆcm.googleapis.com',
    'fcm。googleapis.com',
  ]
  const tails = ['/', '/fcm/send/a', `:${port}/`, ':443/', ':22/x', '/#a', '?@']
  const urls = hosts.flatMap((host) => tails.map((tail) => `https://${host}${tail}`))
  const schemes = ['http', 'HTTP', 'ftp', 'file', 'gopher', 'javascript', 'data', 'ws', 'wss', 'unix']
  return [
    ...urls,
    ...schemes.map((scheme) => `${scheme}://fcm.googleapis.com/a`),
    'https:fcm.googleapis.com/a',
    'https:///fcm.googleapis.com/a',
    ' https://fcm.googleapis.com/a',
    '//fcm.googleapis.com/a',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com\t/a',
    'https://FCM.googleapis.com/a',
    '',
    'a'.repeat(2_000),
    `https://fcm.googleapis.com/${'a'.repeat(1_024)}`,
  ]
}

/** Those that are what they seem: a plain address of a known service under a path of its own. */
const harmless = (url: string) => pushAddress(url, usualPushHosts) !== null

test('trust I10: of 200 and more hostile addresses none is accepted, and none brings a packet to a canary on loopback', async () => {
  const urls = hostile()
  expect(urls.length).toBeGreaterThan(200)
  const webPush = httpsWebPush(settings)
  for (const endpoint of urls) {
    const device = { ...subscribe('https://push.test/'), endpoint }
    expect([endpoint, harmless(endpoint), webPush.accepts(device)]).toEqual([endpoint, false, false])
    // Also of a device that was accepted once.
    expect(await webPush.send(device, '{}', { ttlS: 60, urgent: false })).toEqual({ kind: 'gone' })
  }
  expect(packets).toBe(0)
})

test('trust I10: a name of a known service that resolves into our own network is not called', async () => {
  // An operator's list can name anything; its addresses are still looked at, once, and the one that was looked at is called.
  const own = httpsWebPush({ ...settings, hosts: ['localhost', 'rebound.localhost'] })
  for (const host of ['localhost', 'rebound.localhost']) {
    const answer = await own.send(subscribe(`https://${host}/a`), '{}', { ttlS: 60, urgent: false })
    expect(answer.kind, host).toBe('wait')
  }
  const found = await new Promise((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  )
  expect(String(found)).toContain('localhost is no public address')
  expect(packets).toBe(0)
})

test('the addresses of this machine, of private networks and of clouds’ own services are not public', () => {
  for (const own of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
    '',
  ])
    expect([own, isPublicAddress(own)]).toEqual([own, false])
  for (const there of ['142.250.74.10', '17.253.144.10', '2a00:1450:4001:80e::200a', '2620:149:af0::10'])
    expect([there, isPublicAddress(there)]).toEqual([there, true])
})

test('the addresses that browsers get from their services are accepted', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/cbx2QC6:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
    'https://web.push.apple.com/QKdU',
  ])
    expect(pushAddress(endpoint, usualPushHosts)?.href).toBe(endpoint)
})

test('a redirect is not followed, and a service that says nothing is left after five seconds', async () => {
  const seen: string[] = []
  const { request, createServer: serve } = await import('node:http')
  const server = serve((incoming, answer) => {
    seen.push(incoming.url ?? '')
    if (incoming.url === '/moved') answer.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port: at } = server.address() as AddressInfo
  const webPush = httpsWebPush(
    { ...settings, hosts: ['push.test'] },
    {
      open: (options) =>
        request({ ...options, protocol: 'http:', host: '127.0.0.1', port: at, lookup: undefined }),
    },
  )
  const options = { ttlS: 60, urgent: false }
  expect(await webPush.send(subscribe('https://push.test/moved'), '{}', options)).toMatchObject({
    kind: 'refused',
  })
  const began = performance.now()
  expect(await webPush.send(subscribe('https://push.test/silent'), '{}', options)).toMatchObject({
    kind: 'wait',
  })
  expect(performance.now() - began).toBeGreaterThan(4_900)
  expect(seen).toEqual(['/moved', '/silent'])
  expect(packets).toBe(0)
  server.closeAllConnections()
  server.close()
})

test('a key and hosts are read from the settings; the demo has a key of its own, production none', () => {
  const given = { madeFrom: 'secret', contact: 'mailto:a@b.example' }
  const made = webPushOf({}, given)
  expect(made?.key.publicKey).toBe(webPushOf({}, given)?.key.publicKey)
  expect(webPushOf({}, { ...given, madeFrom: undefined })).toBeUndefined()
  const text = Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url').toString('base64')
  const set = webPushOf({ WEB_PUSH_PRIVATE_KEY: text, WEB_PUSH_HOSTS: 'push.example, *.push.example' }, given)
  expect(set?.key.publicKey).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  )
  expect(set?.hosts.slice(-2)).toEqual(['push.example', '*.push.example'])
  for (const wrong of [
    'short',
    Buffer.alloc(32).toString('base64'),
    Buffer.alloc(32, 255).toString('base64'),
  ])
    expect(() => webPushOf({ WEB_PUSH_PRIVATE_KEY: wrong }, given), wrong).toThrow('WEB_PUSH_PRIVATE_KEY')
  for (const wrong of ['https://push.example', '*', '127.0.0.1', 'push.example:443', 'localhost'])
    expect(() => webPushOf({ WEB_PUSH_HOSTS: wrong }, given), wrong).toThrow('WEB_PUSH_HOSTS')
})
