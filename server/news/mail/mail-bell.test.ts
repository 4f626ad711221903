import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Mail } from '#server/platform/outside/mailer.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { Bell } from '#server/platform/process/bell.ts'
import { openServices } from '#server/test/open-app.ts'
import { queueLetter } from './queue-letter.ts'
import { sendMails } from './send-mails.ts'

const services = await openServices()
const clients: pg.Client[] = []
const bells: Bell[] = []
afterAll(async () => {
  for (const bell of bells) await bell.stop()
  for (const client of clients) await client.end()
})

const queue = (email: string) =>
  transaction(services, (work) =>
    queueLetter(work, {
      kind: 'contact_receipt',
      to: { email, locale: 'en', username: null },
      values: { thread: 1 },
      page: '/contact',
    }),
  )

/** A server that sends what it hears of. */
async function server(send: (mail: Mail) => Promise<void>): Promise<Bell> {
  const client = new pg.Client({ connectionString: services.databaseUrl })
  await client.connect()
  clients.push(client)
  const bell = new Bell('mail_waits')
  bells.push(bell)
  await bell.listen(client)
  bell.start(() => sendMails({ ...services, mailer: { send } }))
  return bell
}

test('a mail leaves at its commit, without a job, and once among several servers', async () => {
  const sent: string[] = []
  const note = async ({ recipient }: Mail) => void sent.push(recipient)
  await Promise.all([server(note), server(note)])
  for (let i = 0; i < 20; i++) await queue(`at-once-${i}@example.com`)
  await expect.poll(() => sent.length).toBe(20)
  expect(new Set(sent).size).toBe(20)
  await expect
    .poll(() => services.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute())
    .toEqual([])
  for (const bell of bells) await bell.stop()
  expect(sent).toHaveLength(20)
})

test('what rings while mails are sent is sent right afterwards, and stopping waits for what is being sent', async () => {
  const sent: string[] = []
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const bell = await server(async ({ recipient }) => {
    if (recipient.startsWith('first')) await gate
    sent.push(recipient)
  })
  await queue('first@example.com')
  await queue('second@example.com')
  go()
  await expect.poll(() => sent.sort()).toEqual(['first@example.com', 'second@example.com'])
  await bell.stop()
  await queue('third@example.com')
  expect(sent).toHaveLength(2)
})
