import { expect, test } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import { retention } from '#core/people/retention.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { causedBy } from '#server/platform/http/caused-by.ts'
import type { Mail } from '#server/platform/outside/mailer.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { forgetOldData } from '#server/records/privacy/forget-old-data.ts'
import { insertCustomer, insertOrder, insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import type { OrderLetter } from './letters/letters.ts'
import { queueOrderMail } from './order-mail.ts'
import { type LetterKind, queueLetter } from './queue-letter.ts'
import { remindOfLogin } from './remind-of-login.ts'
import { remindUnpaidOrders } from './remind-unpaid-orders.ts'
import { sendMails } from './send-mails.ts'

const services = await openServices()
await insertSupply(services)

const hour = 3_600_000
const queue = (email: string, ref?: string, kind: LetterKind = 'contact_receipt', userId?: string) =>
  transaction(services, (work) =>
    queueLetter(work, {
      kind,
      to: { email, locale: 'en', username: null, ...(userId && { userId }) },
      values: { thread: 1 },
      page: '/contact',
      ...(ref && { ref }),
    }),
  )
const mailsTo = (recipient: string) =>
  services.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

/** The services with a mailer that records, or refuses. */
function withMailer(send: (mail: Mail) => Promise<void>) {
  return { ...services, mailer: { send } }
}

test('a mail is sent once, even by several senders at once', async () => {
  for (let i = 0; i < 120; i++) await queue(`many${i}@example.com`)
  const sent: number[] = []
  const recording = withMailer(async ({ id }) => void sent.push(id))
  await Promise.all([sendMails(recording), sendMails(recording), sendMails(recording)])
  await sendMails(recording)
  expect(sent).toHaveLength(120)
  expect(new Set(sent).size).toBe(120)
})

test('trust D13: an unreachable mail server delays a mail, but does not lose it', async () => {
  await queue('late@example.com')
  await sendMails(withMailer(() => Promise.reject(new Error('ECONNREFUSED'))))
  expect(await mailsTo('late@example.com')).toMatchObject([
    { sent_at: null, attempts: 1, last_error: 'ECONNREFUSED' },
  ])
  const sent: Mail[] = []
  const recording = withMailer(async (mail) => void sent.push(mail))
  await sendMails(recording)
  expect(sent).toEqual([])
  services.advance(hour)
  await sendMails(recording)
  expect(sent).toMatchObject([{ recipient: 'late@example.com', subject: 'We have your message 1' }])
})

test('a mail with the same ref is written once', async () => {
  await queue('once@example.com', 'news:1')
  await queue('once@example.com', 'news:1')
  expect(await mailsTo('once@example.com')).toHaveLength(1)
})

test('without SMTP a mail stays readable in the database and counts as delivered', async () => {
  await queue('kept@example.com')
  await sendMails(services)
  const [mail] = await mailsTo('kept@example.com')
  expect(mail?.sent_at).not.toBeNull()
})

/** The mail of a kind that an order's customer gets. */
async function mailOf(order: OrderRow, kind: OrderLetter) {
  await transaction(services, (work) => queueOrderMail(work, order, kind, `${kind}:${order.id}`))
  const { email } = await services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  const mails = await mailsTo(email)
  return mails.at(-1)
}

test.each([
  ['de', 'valorant', 'win-boost', 'Silber\u00a02, 5 Nettosiege, Valorant, Sieg-Boost'],
  ['zh', 'wild-rift', 'elo-boost', '白银\u00a0II 至 铂金\u00a0IV，英雄联盟手游，段位代练'],
] as const)('a mail in %s calls a %s %s what its page calls it', async (locale, game, service, what) => {
  const order = await insertOrder(services, {
    config: defaultConfig(game, service),
    columns: { locale },
  })
  expect((await mailOf(order, 'order_paid'))?.body).toContain(what)
})

test('an unpaid order gets one reminder, after a day', async () => {
  const order = await insertOrder(services)
  const reminders = () =>
    services.db.selectFrom('mails').select('id').where('ref', '=', `order_unpaid:${order.id}`).execute()
  services.advance(23 * hour)
  await remindUnpaidOrders(services)
  expect(await reminders()).toHaveLength(0)
  services.advance(2 * hour)
  await Promise.all([remindUnpaidOrders(services), remindUnpaidOrders(services)])
  await remindUnpaidOrders(services)
  expect(await reminders()).toHaveLength(1)
})

test('a mailbox gets one reminder a day, however many orders wait and whoever placed them', async () => {
  const emails = ['v.ictim@gmail.com', 'victim+1@gmail.com', 'victim@googlemail.com']
  for (const email of emails) {
    const { id } = await insertCustomer(services, { kind: 'guest', username: 'Guest 1', email })
    for (let n = 0; n < 3; n++) await insertOrder(services, { customerId: id })
  }
  const other = await insertOrder(services)
  const sent = async () => {
    await Promise.all([remindUnpaidOrders(services), remindUnpaidOrders(services)])
    await remindUnpaidOrders(services)
    return (await Promise.all(emails.map(mailsTo))).flat().length
  }
  services.advance(25 * hour)
  expect(await sent()).toBe(1)
  services.advance(23 * hour)
  expect(await sent()).toBe(1)
  services.advance(2 * hour)
  expect(await sent()).toBe(2)
  const reminded = services.db.selectFrom('mails').select('id').where('ref', '=', `order_unpaid:${other.id}`)
  expect(await reminded.execute()).toHaveLength(1)
  services.advance(-50 * hour)
})

const written = async (recipient: string) =>
  (await services.db.selectFrom('mails').select('id').where('recipient', 'like', recipient).execute()).length
const withheld = () => services.logged.filter((line) => line.includes('mail quota')).length

test('trust T2: what strangers cause who type an address counts for their network, which can withhold nothing of anyone else', async () => {
  const kinds = ['welcome', 'have_account', 'open_order', 'change_email_new', 'contact_receipt'] as const
  for (let n = 0; n < 15; n++)
    await causedBy('a stranger', () => queue(`pestered+${n}@example.com`, `pestering:${n}`, kinds[n % 5]))
  expect([await written('pestered%'), withheld()]).toEqual([10, 5])
  // One that was written before does not count again.
  await causedBy('a stranger', () => queue('pestered@example.com', 'pestering:0'))
  expect(withheld()).toBe(5)
  for (const kind of kinds)
    await causedBy('the owner', () => queue('pestered@example.com', `own:${kind}`, kind))
  expect(await written('pestered@example.com')).toBe(5)
  await causedBy('a stranger', () => queue('spared@example.com'))
  expect(await written('spared@example.com')).toBe(1)
  services.advance(25 * hour)
  await causedBy('a stranger', () => queue('pestered@example.com', 'pestering:later'))
  expect(await written('pestered%')).toBe(16)
  services.advance(-25 * hour)
})

test('the shop’s own inbox and its answers have no limit', async () => {
  for (const kind of ['support_letter', 'support_answer'] as const) {
    for (let n = 0; n < 35; n++)
      await causedBy('a stranger', () => queue(`${kind}@example.com`, `${kind}:${n}`, kind))
    expect(await written(`${kind}@example.com`)).toBe(35)
  }
})

test('a letter that staff write, a law asks for or another limit bounds always arrives, and uses up nothing', async () => {
  const kinds = [
    'support_answer',
    'application_refused',
    'account_banned',
    'work_paused',
    'account_deleted',
    'withdrawal_receipt',
    'login_code_needed',
  ] as LetterKind[]
  const email = 'promised@example.com'
  const { id: userId } = await insertCustomer(services, { email, verified_at: null })
  for (let n = 0; n < 35; n++)
    await causedBy('a stranger', () =>
      queue(email, `promised:${n}`, kinds[n % kinds.length] as LetterKind, userId),
    )
  for (let n = 0; n < 30; n++) await queue(email, `counted:${n}`, 'password_changed', userId)
  expect(await written(email)).toBe(65)
})

test('a warning reaches the owner of a proven address, whatever strangers cause', async () => {
  const email = 'harassed@example.com'
  const { id: userId } = await insertCustomer(services, { email, verified_at: services.now() })
  for (let n = 0; n < 32; n++)
    await causedBy('a stranger', async () => {
      await queue(email, `harassing:${n}`)
      await queue(`harassed+${n}@example.com`, `signing up:${n}`, 'welcome')
    })
  for (const kind of ['reset_password', 'new_device', 'password_changed'] as const) {
    for (let n = 0; n < 32; n++)
      await causedBy('a stranger', () => queue(email, `${kind}:${n}`, kind, userId))
    expect((await mailsTo(email)).filter((mail) => mail.kind === kind)).toHaveLength(32)
  }
})

test('an account whose address nobody has proven has 30 letters a day, and they keep no link from the owner of its mailbox', async () => {
  const email = 'unproven@example.com'
  const { id: userId } = await insertCustomer(services, { email, verified_at: null })
  for (let n = 0; n < 32; n++) await queue(email, `own:${n}`, 'password_changed', userId)
  expect(await mailsTo(email)).toHaveLength(30)
  await causedBy('the owner', () => queue(email, 'reset', 'reset_password', userId))
  expect(await mailsTo(email)).toHaveLength(31)
})

test('trust T6: a name that looks like an address is no link in a mail', async () => {
  const { id: userId } = await insertCustomer(services, {
    username: 'paypal.com',
    email: 'named@example.com',
  })
  await transaction(services, (work) =>
    queueLetter(work, {
      kind: 'password_changed',
      to: { email: 'named@example.com', locale: 'en', username: 'paypal.com', userId },
      page: '/contact',
    }),
  )
  const [mail] = await mailsTo('named@example.com')
  expect(mail?.body).toContain('Hi paypal.\u2060com,')
  expect(JSON.stringify(mail)).not.toContain('paypal.com')
})

test('a stranger’s unpaid orders use up no reminder of a proven account', async () => {
  const email = 'reminded@example.com'
  const { id: customerId } = await insertCustomer(services, { email, verified_at: services.now() })
  const stranger = await insertCustomer(services, {
    kind: 'guest',
    username: 'Guest 1',
    email: 'reminded+1@example.com',
  })
  await insertOrder(services, { customerId })
  services.advance(hour)
  await insertOrder(services, { customerId: stranger.id })
  services.advance(25 * hour)
  await remindUnpaidOrders(services)
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['order_unpaid'])
  services.advance(-26 * hour)
})

test('a server that dies after the mail server took a mail sends it again under the same id', async () => {
  const [before] = await mailsTo('killed@example.com')
  expect(before).toBeUndefined()
  await queue('killed@example.com')
  const taken: number[] = []
  const dying = withMailer(async ({ id }) => {
    taken.push(id)
    // What a kill leaves behind: the mail server has it, and nothing was noted.
    throw new Error('killed')
  })
  await sendMails(dying)
  services.advance(3 * 60_000)
  await sendMails(withMailer(async ({ id }) => void taken.push(id)))
  await sendMails(withMailer(async ({ id }) => void taken.push(id)))
  const [mail] = await mailsTo('killed@example.com')
  expect(taken.filter((id) => id === mail?.id)).toHaveLength(2)
  expect(mail?.sent_at).not.toBeNull()
})

test('a paid order without a login gets one reminder', async () => {
  const order = await insertOrder(services, {
    columns: { status: 'waiting_for_account', paid_at: services.now() },
  })
  const reminders = () =>
    services.db.selectFrom('mails').select('id').where('ref', '=', `login_needed:${order.id}`).execute()
  await remindOfLogin(services)
  expect(await reminders()).toHaveLength(0)
  services.advance(25 * hour)
  await Promise.all([remindOfLogin(services), remindOfLogin(services)])
  await remindOfLogin(services)
  expect(await reminders()).toHaveLength(1)
})

test('mails are deleted after their time', async () => {
  await queue('stays@example.com')
  services.advance(retention.mail - hour)
  await forgetOldData(services)
  expect(await mailsTo('stays@example.com')).toHaveLength(1)
  services.advance(2 * hour)
  await forgetOldData(services)
  expect(await mailsTo('stays@example.com')).toEqual([])
  services.advance(-retention.mail - hour)
})

test('a mail to an unverified address contains no chosen name', async () => {
  const columns = { username: 'free-gold.example', email: 'somebody@example.com' }
  const { id } = await insertCustomer(services, columns)
  const order = await insertOrder(services, { customerId: id })
  const unproven = await mailOf(order, 'order_unpaid')
  expect(unproven?.body).not.toContain('Hi ')
  expect(`${unproven?.subject} ${unproven?.body}`).not.toContain('free-gold')
  await services.db.updateTable('users').set({ verified_at: services.now() }).where('id', '=', id).execute()
  expect((await mailOf(order, 'order_paid'))?.body).toMatch(/^Hi free-gold\.\u2060example,$/m)
})
