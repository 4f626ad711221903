import { expect, test } from 'vitest'
import { assignOrder } from '#server/orders/order/assign-order.ts'
import { act } from '#server/test/act.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { insertBooster, insertOrder, insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { transaction } from '../ports/work.ts'
import { followAudit, recordAudit } from './record-audit.ts'
import { reportAudit } from './report-audit.ts'

const services = await openServices()

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
  const { id: actorId } = await insertStaff(services, ['EditStore'])
  const write = (n: number) =>
    transaction(services, (work) =>
      recordAudit(
        work.tx,
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
  await services.asOwner(`
    alter table audit_log disable trigger audit_log_append_only;
    update audit_log set subject = 'another' where id = ${target};
    alter table audit_log enable trigger audit_log_append_only`)
  expect(await firstBrokenAudit(services.db)).toBe(target)
})

test('the daily report names the row where the chain breaks, otherwise the chain’s head', async () => {
  const messages = () => services.logged.map((line) => JSON.parse(line))
  services.logged.length = 0
  await reportAudit(services)
  expect(messages()).toMatchObject([{ level: 50, audit_id: expect.any(Number) }])

  const whole = await openServices()
  const { id: actorId } = await insertStaff(whole, ['EditStore'])
  await transaction(whole, (work) =>
    recordAudit(work.tx, { actorId, operation: 'test', subject: 'thing', detail: {} }, whole.now()),
  )
  const { head } = await followAudit(whole.db)
  whole.logged.length = 0
  await reportAudit(whole)
  expect(whole.logged.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, audit: head }])
  expect(head).toEqual({ rows: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})
