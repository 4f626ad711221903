import { expect, test } from 'vitest'
import { isWanted } from '#core/people/notification-choices.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { findChoices } from '../notifications/choice-store.ts'
import { queueOrderMail } from './order-mail.ts'
import { type LetterKind, queueLetter } from './queue-letter.ts'
import { getSentMail } from './read-mails.ts'
import { sendMails } from './send-mails.ts'
import { turnOffToken } from './turn-off-token.ts'

const { app, services } = await openApp()
const { secretKey } = services.config

const ask = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { token, body, type }: { token?: string; body?: object | string; type?: string } = {},
) => {
  const answer = await app.inject({
    method,
    url: url.startsWith('/mails/')
      ? url
      : url.startsWith('/choices/')
        ? `/v1/mail-${url.slice(1)}`
        : `/v1/mails${url}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type && { 'content-type': type }),
    },
    ...(body !== undefined && { payload: body }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null }
}

const wants = async (userId: string) =>
  isWanted(await findChoices(services.db, userId), 'order_progress', 'mail')

async function reader() {
  const { id } = await insertCustomer(services)
  return { id, link: turnOffToken(secretKey, { userId: id, topic: 'order_progress' }) }
}

test('a link at the end of a mail turns its kind off and back on, without a sign-in', async () => {
  const { id, link } = await reader()
  const first = await ask('GET', `/choices/${link}`)
  expect(first.body.data).toMatchObject({ topic: 'order_progress', wanted: true })
  expect(first.body.data.email).toMatch(/^p…@example\.com$/)
  expect(await wants(id)).toBe(true)
  const off = await ask('PUT', `/choices/${link}`, { body: { wanted: false } })
  expect(off.body.data.wanted).toBe(false)
  expect(await wants(id)).toBe(false)
  await ask('PUT', `/choices/${link}`, { body: { wanted: true } })
  expect(await wants(id)).toBe(true)
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'one POST of a mailbox turns it off (RFC 8058, %s), and opening the same address changes nothing',
  async (type) => {
    const { id, link } = await reader()
    const opened = await app.inject({
      url: `/mails/turn-off/${link}`,
      headers: { 'accept-language': 'de' },
    })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/de/e-mail-auswahl/${link}`])
    expect(await wants(id)).toBe(true)
    const body = type.startsWith('application')
      ? 'List-Unsubscribe=One-Click'
      : '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await ask('POST', `/mails/turn-off/${link}`, { body, type })).status).toBe(200)
    expect(await wants(id)).toBe(false)
  },
)

test('a link that was not signed here, or names another person or topic, does nothing', async () => {
  const { id, link } = await reader()
  const other = await insertCustomer(services)
  const [, topic, seal] = link.split('.')
  const bent = [
    `${other.id}.${topic}.${seal}`,
    `${id}.order_work.${seal}`,
    `${id}.payments.${seal}`,
    `${id}.${topic}.${seal?.slice(0, -2)}AA`,
    `${id}.${topic}`,
    turnOffToken('another key that is long enough for it', { userId: id, topic: 'order_progress' }),
    // What can't be turned off has no link, even a signed one.
    turnOffToken(secretKey, { userId: id, topic: 'payments' }),
    'x',
  ]
  for (const each of bent) {
    expect([each, (await ask('PUT', `/choices/${each}`, { body: { wanted: false } })).body.message]).toEqual([
      each,
      'link_not_valid',
    ])
    expect((await ask('POST', `/mails/turn-off/${each}`)).status).toBe(410)
  }
  expect([await wants(id), await wants(other.id)]).toEqual([true, true])
})

test('who has turned a kind off gets no such mail, and what can’t be turned off still arrives', async () => {
  const { id, link } = await reader()
  const order = await insertOrder(services, { customerId: id })
  const written = () =>
    services.db.selectFrom('mails').select('kind').where('user_id', '=', id).orderBy('id').execute()
  const both = (n: number) =>
    transaction(services, async (work) => {
      await queueOrderMail(work, order, 'progress_digest', `digest:${id}:${n}`)
      await queueOrderMail(work, order, 'order_finished', `finished:${id}:${n}`)
    })
  await both(1)
  await ask('PUT', `/choices/${link}`, { body: { wanted: false } })
  await both(2)
  expect((await written()).map(({ kind }) => kind)).toEqual([
    'progress_digest',
    'order_finished',
    'order_finished',
  ])
})

const staffToken = async () => signIn(services, (await insertStaff(services, ['FullAccess'])).id)
const secret = 'q7Tn2mXc0vK1n5'

async function queued(kind: LetterKind, email: string): Promise<number> {
  await transaction(services, (work) =>
    queueLetter(work, {
      kind,
      to: { email, locale: 'en', username: null },
      values: { number: 7, thread: 7 },
      page: kind === 'reset_password' ? `/reset-password/${secret}` : '/contact',
    }),
  )
  const { id } = await services.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

test('staff find a mail by recipient, kind and state; nobody else reads the list', async () => {
  const token = await staffToken()
  await queued('contact_receipt', 'find.me@example.com')
  await queued('reset_password', 'find.me@example.com')
  const found = async (query: string) => (await ask('GET', `?${query}`, { token })).body.data
  expect((await found('search=FIND.ME')).total).toBe(2)
  expect((await found('search=find.me&kind=contact_receipt')).items).toMatchObject([
    { recipient: 'find.me@example.com', kind: 'contact_receipt', state: 'waiting', attempts: 0 },
  ])
  await sendMails(services)
  expect((await found('search=find.me&state=kept')).total).toBe(2)
  expect((await found('search=find.me&state=waiting')).total).toBe(0)
  expect((await found('search=100%25')).total).toBe(0)
  const booster = await insertCustomer(services, { permissions: ['Booster', 'EditUsers', 'EditOrders'] })
  expect((await ask('GET', '', { token: await signIn(services, booster.id) })).status).toBe(403)
  expect((await ask('GET', '')).status).toBe(401)
})

test('trust S9: without SMTP, reading a mail that opens an account is recorded', async () => {
  const token = await staffToken()
  const id = await queued('reset_password', 'kept@example.org')
  const { data } = (await ask('GET', `/${id}`, { token })).body
  expect(data.recorded).toBe(true)
  expect(data.html).toContain(secret)
  expect(data.text).toContain(secret)
  const rows = await services.db
    .selectFrom('audit_log')
    .select(['operation', 'subject'])
    .where('subject', '=', `mail ${id}`)
    .execute()
  expect(rows).toEqual([{ operation: 'read mail', subject: `mail ${id}` }])
  expect(await firstBrokenAudit(services.db)).toBeNull()
  const plain = await queued('contact_receipt', 'kept@example.org')
  expect((await ask('GET', `/${plain}`, { token })).body.data.recorded).toBe(false)
})

test('trust S9: with SMTP, staff never see a link that opens an account', async () => {
  const { id: actor } = await insertStaff(services, ['FullAccess'])
  const id = await queued('reset_password', 'masked@example.org')
  const withSmtp = { ...services, config: { ...services.config, smtpUrl: 'smtp://127.0.0.1:1' } }
  const read = await getSentMail(withSmtp, actor, id)
  expect(JSON.stringify(read)).not.toContain(secret)
  expect(read.text).toContain('(address hidden)')
  expect(read.recorded).toBe(false)
  expect(
    (await getSentMail(withSmtp, actor, await queued('contact_receipt', 'm@example.org'))).html,
  ).toContain('/contact')
})

test('a mail that was not accepted shows the reason and is sent again on request; a sent one is not', async () => {
  const token = await staffToken()
  const id = await queued('contact_receipt', 'refused@example.org')
  const refusing = { ...services, mailer: { send: () => Promise.reject(new Error('550 no such user')) } }
  await sendMails(refusing)
  const read = async () => (await ask('GET', `/${id}`, { token })).body.data
  expect(await read()).toMatchObject({ state: 'retrying', attempts: 1, last_error: '550 no such user' })
  expect((await ask('POST', `/${id}/resend`, { token })).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'waiting', attempts: 0 })
  await sendMails(services)
  expect(await read()).toMatchObject({ state: 'kept', last_error: null })
  expect((await ask('POST', `/${id}/resend`, { token })).body.message).toBe('mail_already_sent')
  expect((await ask('POST', '/999999999/resend', { token })).body.message).toBe('mail_not_found')
})
