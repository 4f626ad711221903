import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import type { Mail } from '../outside/mailer.ts'
import { smtpMailer } from '../outside/smtp-mailer.ts'
import { insertCustomer, insertOrder } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { transaction } from '../work.ts'
import { type OrderMail, queueOrderMail } from './order-mail.ts'
import { queueMail } from './queue-mail.ts'
import { remindUnpaidOrders } from './remind-unpaid-orders.ts'
import { sendMails } from './send-mails.ts'

const services = await openServices()

const hour = 3_600_000
const queue = (recipient: string, ref?: string) =>
  transaction(services, (work) =>
    queueMail(work, { recipient, subject: 'Hello', body: 'Body', ...(ref && { ref }) }),
  )
const mailsTo = (recipient: string) =>
  services.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute()

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
  expect(await mailsTo('late@example.com')).toMatchObject([{ sent_at: null, attempts: 1 }])
  const sent: Mail[] = []
  const recording = withMailer(async (mail) => void sent.push(mail))
  await sendMails(recording)
  expect(sent).toEqual([])
  services.advance(hour)
  await sendMails(recording)
  expect(sent).toMatchObject([{ recipient: 'late@example.com', subject: 'Hello', body: 'Body' }])
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
async function mailOf(order: OrderRow, kind: OrderMail) {
  await transaction(services, (work) => queueOrderMail(work, order, kind, `${kind}:${order.id}`))
  const { email } = await services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  const mails = await mailsTo(email)
  return mails.at(-1)
}

test.each(['order_paid', 'order_unpaid', 'booster_found', 'order_finished'] as const)(
  'the mail %s names the order and links to it, without holes',
  async (kind) => {
    const order = await insertOrder(services)
    const mail = await mailOf(order, kind)
    const page = kind === 'order_unpaid' ? 'checkout' : 'dashboard/order'
    expect(mail?.subject).toContain(`PK-${order.number}`)
    expect(mail?.body).toContain(
      `Order PK-${order.number}: Silver\u00a0II to Platinum\u00a0IV, League of Legends, Elo boost`,
    )
    expect(mail?.body).toContain(`http://localhost:3000/${page}/${order.id}`)
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/[{}]|mails\./)
  },
)

test.each([
  ['de', 'valorant', 'win-boost', 'Auftrag PK-{number}: Silber\u00a02, 5 Nettosiege, Valorant, Sieg-Boost'],
  ['zh', 'wild-rift', 'elo-boost', '订单 PK-{number}：白银\u00a0II 至 铂金\u00a0IV，英雄联盟手游，段位代练'],
] as const)('a mail in %s calls a %s %s what its page calls it', async (locale, game, service, what) => {
  const order = await insertOrder(services, {
    config: defaultConfig(game, service),
    columns: { locale },
  })
  expect((await mailOf(order, 'order_paid'))?.body).toContain(what.replace('{number}', String(order.number)))
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

test('a mailbox gets at most 30 mails a day, and withheld ones are logged', async () => {
  for (let n = 0; n < 35; n++) await queue(`pestered+${n}@example.com`, `pestering:${n}`)
  await queue('spared@example.com')
  const written = () =>
    services.db.selectFrom('mails').select('id').where('recipient', 'like', 'pestered%').execute()
  expect(await written()).toHaveLength(30)
  expect(await mailsTo('spared@example.com')).toHaveLength(1)
  expect(services.logged.filter((line) => line.includes('mail quota'))).toHaveLength(5)
  // A mail that was written before does not count again.
  await queue('pestered@example.com', 'pestering:0')
  expect(services.logged.filter((line) => line.includes('mail quota'))).toHaveLength(5)
  services.advance(25 * hour)
  await queue('pestered@example.com', 'pestering:later')
  expect(await written()).toHaveLength(31)
  services.advance(-25 * hour)
})

test('a mail to an unverified address contains no chosen name', async () => {
  const columns = { username: 'free-gold.example', email: 'somebody@example.com' }
  const { id } = await insertCustomer(services, columns)
  const order = await insertOrder(services, { customerId: id })
  const unproven = await mailOf(order, 'order_unpaid')
  expect(unproven?.body).toMatch(/^Hi,\n/)
  expect(`${unproven?.subject} ${unproven?.body}`).not.toContain('free-gold')
  await services.db.updateTable('users').set({ verified_at: services.now() }).where('id', '=', id).execute()
  expect((await mailOf(order, 'order_paid'))?.body).toMatch(/^Hi free-gold\.example,\n/)
})

test('SMTP sends a mail with its own id, and text that looks like a header stays text', async () => {
  const heard: string[] = []
  const server = smtpServer(heard)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Peakline <climb@peakline.example>')
  await mailer.send({
    id: 7,
    recipient: 'mira@example.com',
    subject: 'Hi\r\nBcc: evil@example.com',
    body: 'Body of it',
  })
  const text = heard.join('')
  expect(text).toMatch(/^RCPT TO:<mira@example\.com>/m)
  expect(text).not.toMatch(/^RCPT TO:<evil/m)
  expect(text).not.toMatch(/^Bcc:/m)
  expect(text).toContain('<mail-7@peakline.example>')
  expect(text).toContain('Body of it')
  await new Promise((closed) => server.close(closed))
})

/** As much of an SMTP server as one mail needs. */
function smtpServer(heard: string[]): Server {
  return createServer((socket: Socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      heard.push(text)
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 accepted\r\n')
      } else if (text.startsWith('DATA')) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
}
