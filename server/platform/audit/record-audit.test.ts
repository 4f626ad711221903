import { beforeEach, describe, expect, test } from 'vitest'
import { assignOrder } from '#server/orders/order/assign-order.ts'
import { act } from '#server/test/act.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { insertBooster, insertOrder, insertStaff } from '#server/test/factories.ts'
import { type OpenServices, openServices } from '#server/test/open-app.ts'
import { transaction } from '../ports/work.ts'
import { beginCheck, readChain } from './audit-chain-store.ts'
import { checkChain, startCheck } from './check-chain.ts'
import { recordAudit } from './record-audit.ts'
import { recordOnce } from './record-once.ts'

const services = await openServices()

async function write(of: OpenServices, count: number) {
  const { id: actorId } = await insertStaff(of, ['EditStore'])
  const one = (n: number) =>
    transaction(of, (work) =>
      recordAudit(
        work.tx,
        {
          actorId,
          operation: 'ban person',
          subject: `thing ${n}`,
          detail: { b: { d: n, c: [{ f: 1, e: 2 }] }, a: 'x' },
        },
        of.now(),
      ),
    )
  await Promise.all(Array.from({ length: count }, (_, n) => one(n)))
  const rows = await of.db.selectFrom('audit_log').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** What only somebody with the owner's account of the database can do. */
const tamper = (of: OpenServices, statement: string) =>
  of.asOwner(`
    alter table audit_log disable trigger audit_log_append_only;
    ${statement};
    alter table audit_log enable trigger audit_log_append_only`)

test('the chain records what staff do to an order (trust W15)', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const booster = await insertBooster(services)
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  await act(services, assignOrder, staff, order.id, booster.id)
  const row = await services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ operation: 'assign', subject: `order ${order.id}` })
  expect(await firstBrokenAudit(services.db)).toBeNull()
})

test('rows written at once form one chain, and a changed row is named', async () => {
  const ids = await write(services, 20)
  expect(await firstBrokenAudit(services.db)).toBeNull()
  const target = ids.at(-5) ?? 0
  await tamper(services, `update audit_log set subject = 'another' where id = ${target}`)
  expect(await firstBrokenAudit(services.db)).toBe(target)
})

describe('a check of the chain', () => {
  let of: OpenServices
  let ids: number[]
  const messages = () => of.logged.map((line) => JSON.parse(line))
  beforeEach(async () => {
    of = await openServices()
    ids = await write(of, 5)
    of.logged.length = 0
  })

  test('keeps its result and logs the chain’s head', async () => {
    expect(await readChain(of.db)).toMatchObject({ checked_at: null, entries: 0 })
    await checkChain(of)
    const row = await readChain(of.db)
    expect(row).toMatchObject({ entries: 5, broken_id: null, head_id: ids.at(-1), moved_at: null })
    expect(row.since).not.toBeNull()
    expect(messages()).toMatchObject([
      { level: 30, audit: { rows: 5, hash: row.head_hash?.toString('hex') } },
    ])
  })

  test('names the entry where the chain breaks, and says so until it is whole again', async () => {
    await checkChain(of)
    const target = ids[2] ?? 0
    await tamper(of, `update audit_log set detail = '{"reason": "another"}' where id = ${target}`)
    of.logged.length = 0
    await checkChain(of)
    expect(await readChain(of.db)).toMatchObject({ broken_id: target, entries: 2, head_id: ids.at(-1) })
    expect(messages()).toMatchObject([{ level: 50, audit_id: target }])
  })

  test.each([
    ['the last entries', (all: number[]) => all.slice(-2)],
    ['an entry in the middle', (all: number[]) => all.slice(2, 3)],
    ['all of them', (all: number[]) => all],
  ])('finds that %s are missing', async (_, which) => {
    await checkChain(of)
    await tamper(of, `delete from audit_log where id in (${which(ids).join(',')})`)
    await checkChain(of)
    expect((await readChain(of.db)).broken_id).not.toBeNull()
  })

  test('goes on after an empty log, and follows what was added since', async () => {
    const empty = await openServices()
    await checkChain(empty)
    expect(await readChain(empty.db)).toMatchObject({ entries: 0, broken_id: null, head_id: null })
    await write(empty, 2)
    await checkChain(empty)
    expect(await readChain(empty.db)).toMatchObject({ entries: 2, broken_id: null })
  })

  test('is made by one of two who begin it at once', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => beginCheck(of.db, of.now())))
    expect(begun.filter(Boolean)).toHaveLength(1)
    expect(await startCheck(of)).toBeNull()
  })

  test('is taken over from a process that died, and the dead one can’t end it', async () => {
    const died = of.now()
    await beginCheck(of.db, died)
    expect(await startCheck(of)).toBeNull()
    of.advance(61_000)
    await checkChain(of)
    expect(await readChain(of.db)).toMatchObject({ entries: 5, moved_at: null })
  })
})

test('what is refused or read again and again is recorded once for each person and hour', async () => {
  const of = await openServices()
  const { id: actorId } = await insertStaff(of, ['EditStore'])
  const deed = { actorId, operation: 'refused call' as const, subject: 'call listMails', detail: {} }
  const count = async () => (await of.db.selectFrom('audit_log').select('id').execute()).length
  await Promise.all(Array.from({ length: 8 }, () => recordOnce(of, deed)))
  expect(await count()).toBe(1)
  await recordOnce(of, { ...deed, subject: 'call listPeople' })
  of.advance(3_600_000)
  await recordOnce(of, deed)
  expect(await count()).toBe(3)
  expect(await firstBrokenAudit(of.db)).toBeNull()
})
