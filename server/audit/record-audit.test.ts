import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../db.ts'
import { assignOrder } from '../orders/assign-order.ts'
import { insertBooster, insertOrder, insertStaff } from '../test/factories.ts'
import { openServices } from '../test/open-app.ts'
import { firstBrokenAudit, recordAudit } from './record-audit.ts'

const services = await openServices()

test('what staff do to an order stands in the chain (trust W15)', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const booster = await insertBooster(services)
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  await assignOrder(services, staff, order.id, booster.id)
  const row = await services.db
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ operation: 'assign', subject: `order ${order.id}` })
  expect(await firstBrokenAudit(services.db)).toBeNull()
})

test('rows written at once form one chain, and a changed row is named', async () => {
  const { id: actorId } = await insertStaff(services, ['EditStore'])
  const write = (n: number) =>
    transaction(services.db, (tx) =>
      recordAudit(
        tx,
        {
          actorId,
          operation: 'test',
          subject: `thing ${n}`,
          detail: { b: { d: n, c: [{ f: 1, e: 2 }] }, a: 'x' },
        },
        services.now(),
      ),
    )
  await Promise.all(Array.from({ length: 20 }, (_, n) => write(n)))
  expect(await firstBrokenAudit(services.db)).toBeNull()

  const rows = await services.db.selectFrom('audit_log').select('id').orderBy('id').execute()
  const target = rows.at(-5)?.id ?? 0
  await sql`alter table audit_log disable trigger audit_log_append_only`.execute(services.db)
  await sql`update audit_log set subject = 'another' where id = ${target}`.execute(services.db)
  await sql`alter table audit_log enable trigger audit_log_append_only`.execute(services.db)
  expect(await firstBrokenAudit(services.db)).toBe(target)
})

test('the chain can only grow', async () => {
  await expect(services.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
})
