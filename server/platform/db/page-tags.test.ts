import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'
import { transaction } from '../ports/work.ts'
import { Lifeline } from './lifeline.ts'
import { PageTags } from './page-tags.ts'
import { raiseTag } from './raise-tag.ts'

const services = await openServices({ connections: 5 })

/** Another process, as far as tags are concerned. */
async function otherProcess() {
  const tags = new PageTags(services.now)
  const lifeline = new Lifeline(pino({ level: 'silent' }), 60_000)
  await lifeline.watch(services.databaseUrl, (client) => tags.listen(client))
  onTestFinished(() => lifeline.stop())
  return tags
}

/** Cuts the connections on which processes listen, as a network failure does. */
const cutLines = () =>
  services.db
    .selectNoFrom((eb) => eb.val(1).as('one'))
    .execute()
    .then(async () => {
      const { sql } = await import('kysely')
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'peakline lifeline' and datname = current_database()`.execute(
        services.db,
      )
    })

test('a raised tag reaches its own process with the commit and every other one by notification', async () => {
  const there = await otherProcess()
  const marks = [services.tags.mark(), there.mark()] as const
  await transaction(services, async (work) => {
    await raiseTag(work, 'prices')
    expect(services.tags.raisedSince(['prices'], marks[0])).toBe(false)
  })
  expect(services.tags.raisedSince(['prices'], marks[0])).toBe(true)
  await expect.poll(() => there.raisedSince(['prices'], marks[1])).toBe(true)
  expect(there.raisedSince(['offers'], marks[1])).toBe(false)
})

test('a tag is not raised by a transaction that is rolled back', async () => {
  const there = await otherProcess()
  const marks = [services.tags.mark(), there.mark()] as const
  const failing = transaction(services, async (work) => {
    await raiseTag(work, 'offers')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await transaction(services, (work) => raiseTag(work, 'prices'))
  await expect.poll(() => there.raisedSince(['prices'], marks[1])).toBe(true)
  expect([services.tags.raisedSince(['offers'], marks[0]), there.raisedSince(['offers'], marks[1])]).toEqual([
    false,
    false,
  ])
})

test('a process is notified once of each raise, and after an interruption of those that it missed', async () => {
  const there = await otherProcess()
  const before = there.mark()
  await transaction(services, (work) => raiseTag(work, 'prices'))
  await expect.poll(() => there.mark()).toBe(before + 1)
  await cutLines()
  await transaction(services, (work) => raiseTag(work, 'offers'))
  await transaction(services, (work) => raiseTag(work, 'offers'))
  await expect.poll(() => there.raisedSince(['offers'], before + 1)).toBe(true)
  // The database keeps the order of its notifications, so what was raised before has arrived when this one has.
  const caughtUp = there.mark()
  await transaction(services, (work) => raiseTag(work, 'offers'))
  await expect.poll(() => there.raisedSince(['offers'], caughtUp)).toBe(true)
  expect(there.raisedSince(['prices'], before + 1)).toBe(false)
})

test('an expected tag is raised at its time without a write', () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const tags = new PageTags(() => now)
  tags.expect('prices', new Date('2026-01-01T01:00:00Z'))
  const mark = tags.mark()
  expect(tags.raisedSince(['prices'], mark)).toBe(false)
  now = new Date('2026-01-01T01:00:00Z')
  expect(tags.raisedSince(['prices'], mark)).toBe(true)
  expect(tags.raisedSince(['prices'], tags.mark())).toBe(false)
})
