import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contactMask } from '#core/talk/mask-contacts.ts'
import { translationOf } from '#server/platform/config/translation-settings.ts'
import { httpTranslation } from '#server/platform/outside/http-translation.ts'
import { noTranslation, TranslationAway } from '#server/platform/outside/translation.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { briefLimits } from '#server/test/brief-limits.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { dropOrder } from '../order/drop-order.ts'

const asked: { path: string | undefined; body: Record<string, string> }[] = []
let answer: (reply: ServerResponse, body: Record<string, string>) => void
const service = createServer(async (request, reply) => {
  const body = JSON.parse(await textOf(request))
  asked.push({ path: request.url, body })
  answer(reply, body)
}).listen(0, '127.0.0.1')
const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const json =
  (body: unknown, status = 200) =>
  (reply: ServerResponse) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
/** A service that puts the language before the text. */
const translating = (reply: ServerResponse, { target, q }: Record<string, string>) =>
  json({ translatedText: `[${target}] ${q}`, detectedLanguage: { language: 'en', confidence: 90 } })(reply)

const { app, services } = await openApp()
const customer = await insertCustomer(services)
const booster = await insertBooster(services)
const next = await insertBooster(services)
const staff = await insertStaff(services, ['EditOrders'])
const provider = () => httpTranslation({ url: address(), key: 'a-key', name: 'Babel' })

beforeEach(() => {
  asked.length = 0
  answer = translating
  services.translation = provider()
})

async function post(who: Caller, url: string, payload: object) {
  const token = await signIn(services, who.id)
  const headers = { authorization: `Bearer ${token}` }
  const answered = await app.inject({ method: 'POST', url: `/v1/orders/${url}`, headers, payload })
  return { status: answered.statusCode, ...answered.json() }
}

const boosting = () =>
  insertOrder(services, { status: 'boosting', customerId: customer.id, boosterId: booster.id })
const say = (who: Caller, id: string, text: string) =>
  post(who, `${id}/chat/messages`, { message_id: randomUUID(), text })
const translate = (who: Caller, id: string, number: number, language = 'de') =>
  post(who, `${id}/chat/messages/${number}/translation`, { language })

test('customer, booster and staff get a message in their language; it is asked for once in each', async () => {
  const { id } = await boosting()
  await say(customer, id, 'Can you pause at 19:00?')
  for (const who of [booster, staff, customer])
    expect(await translate(who, id, 1)).toMatchObject({
      status: 200,
      data: { text: '[de] Can you pause at 19:00?' },
    })
  expect(await translate(booster, id, 1, 'ar')).toMatchObject({
    data: { text: '[ar] Can you pause at 19:00?' },
  })
  expect(asked).toEqual(
    ['de', 'ar'].map((target) => ({
      path: '/translate',
      body: { q: 'Can you pause at 19:00?', source: 'auto', target, format: 'text', api_key: 'a-key' },
    })),
  )
})

test('a message of a writer who uses the reader’s language comes back as it is, and nothing is sent', async () => {
  const german = await insertCustomer(services, { locale: 'de' })
  const { id } = await insertOrder(services, {
    status: 'boosting',
    customerId: german.id,
    boosterId: booster.id,
  })
  const { message } = (await say(german, id, 'Schreib an mira@example.com')).data
  expect(message.language).toBe('de')
  expect((await translate(booster, id, 1, 'de')).data.text).toBe(`Schreib an ${contactMask}`)
  expect((await translate(staff, id, 1, 'de')).data.text).toBe(`Schreib an ${contactMask}`)
  expect(asked).toEqual([])
  expect((await translate(booster, id, 1, 'en')).data.text).toBe(`[en] Schreib an ${contactMask}`)
  // Who can't read it gets no word of it this way either, and a shop without a provider has no such call.
  expect((await translate(next, id, 1, 'de')).message).toBe('order_not_found')
  services.translation = noTranslation
  expect((await translate(booster, id, 1, 'de')).message).toBe('not_found')
})

test('contact data leaves neither the shop nor the translation, not even for staff', async () => {
  const { id } = await boosting()
  await say(customer, id, 'Write to mira@example.com please')
  expect((await translate(staff, id, 1)).data.text).toBe(`[de] Write to ${contactMask} please`)
  expect(asked[0]?.body.q).toBe(`Write to ${contactMask} please`)
  await say(customer, id, 'Another way to reach me')
  answer = json({ translatedText: 'Schreib an mira@example.com' })
  expect((await translate(booster, id, 2)).data.text).toBe(`Schreib an ${contactMask}`)
})

test('trust A2, A8: who can’t read a message can’t have it translated, and nothing is sent', async () => {
  const { id } = await boosting()
  await say(customer, id, 'For the first booster only')
  expect((await translate(next, id, 1)).message).toBe('order_not_found')
  await act(services, dropOrder, booster, id, { reason: 'No time any more' })
  expect((await translate(booster, id, 1)).message).toBe('order_not_found')
  services.advance(1_000)
  await say(customer, id, 'For whoever comes next')
  await services.db
    .updateTable('orders')
    .set({ status: 'boosting', booster_id: next.id, claimed_at: services.now() })
    .where('id', '=', id)
    .execute()
  expect((await translate(next, id, 1)).message).toBe('not_found')
  expect((await translate(next, id, 3)).message).toBe('not_found')
  expect(asked).toEqual([])
  expect((await translate(next, id, 2)).data.text).toBe('[de] For whoever comes next')
  // What others had translated before doesn't open it either.
  await translate(customer, id, 1)
  expect((await translate(next, id, 1)).message).toBe('not_found')
})

test('a shop without a provider translates nothing, and an unknown language is refused', async () => {
  const { id } = await boosting()
  await say(customer, id, 'Hello')
  expect((await translate(booster, id, 1, 'tlh')).status).toBe(400)
  services.translation = noTranslation
  expect(await translate(booster, id, 1)).toMatchObject({ status: 404, message: 'not_found' })
  await expect(noTranslation.translate('Hello', 'de')).rejects.toThrow(TranslationAway)
  expect(asked).toEqual([])
})

test('a failure is said, not remembered, and the log has no word of the message', async () => {
  const { id } = await boosting()
  await say(customer, id, 'A quiet sentence')
  services.logged.length = 0
  answer = (reply) => reply.end('A quiet sentence, but no JSON')
  expect(await translate(booster, id, 1)).toMatchObject({ status: 503, message: 'translation_away' })
  expect(services.logged.join()).toContain('a message could not be translated')
  expect(services.logged.join()).not.toContain('quiet')
  answer = translating
  expect((await translate(booster, id, 1)).data.text).toBe('[de] A quiet sentence')
})

test('garbage, an empty or endless answer, a redirect and an error are no translation', async () => {
  const wrong: [string, typeof answer][] = [
    ['no JSON', (reply) => reply.end('<html>')],
    ['something else', json({ error: 'de is not supported' })],
    ['nothing', json({ translatedText: ' ' })],
    ['far more than was asked for', json({ translatedText: 'x'.repeat(20_000) })],
    ['an endless answer', (reply) => reply.end(`"${'x'.repeat(100_000)}"`)],
    ['a redirect', (reply) => reply.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
    ['an error', json({ translatedText: 'Hallo' }, 500)],
  ]
  for (const [name, said] of wrong) {
    answer = said
    await expect(provider().translate('Hello', 'de'), name).rejects.toThrow(TranslationAway)
  }
})

test('a service that is slow or away costs five seconds at most, and after three failures nothing', async () => {
  answer = () => {}
  const limits = briefLimits()
  await expect(provider().translate('Hello', 'de')).rejects.toThrow(TranslationAway)
  expect(limits).toEqual([5_000])
  const away = httpTranslation({ url: 'http://127.0.0.1:1', key: undefined, name: 'Away' })
  for (let i = 0; i < 3; i++) await expect(away.translate('Hello', 'de')).rejects.toThrow(TranslationAway)
  await expect(away.translate('Hello', 'de')).rejects.toThrow('several times')
})

test('the configuration needs a name, and in production https or this machine', () => {
  const read = (TRANSLATE_URL: string, production = true, TRANSLATE_NAME = 'Babel') =>
    translationOf({ TRANSLATE_URL, TRANSLATE_NAME }, production)
  expect(translationOf({ TRANSLATE_NAME: 'Babel' }, true)).toBeUndefined()
  const settings = { url: 'https://a.example/api', key: undefined, name: 'Babel' }
  expect(read('https://a.example/api/')).toEqual(settings)
  expect(read('http://localhost:5000')).toBeDefined()
  expect(read('http://translate:5000', false)).toBeDefined()
  for (const url of ['http://a.example', 'https://a.example/?key=1', 'https://me:key@a.example', 'a.example'])
    expect(() => read(url), url).toThrow('TRANSLATE_URL must be')
  expect(() => read('https://a.example', true, ' ')).toThrow('TRANSLATE_NAME')
})
