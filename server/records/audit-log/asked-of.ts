import type { z } from 'zod'
import type { auditContract } from '#contract/audit.ts'
import { isId } from '#core/base/is-id.ts'
import { endOfDay, startOfDay } from '#core/base/zones.ts'
import { operationsOf } from '#core/site/audit-operations.ts'
import { auditSubject, subjectsOfNumber, subjectsOfOrder } from '#core/site/audit-subjects.ts'
import { mostFound, numberStart } from '#core/site/search.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Asked, Found } from './audit-log-store.ts'
import { findNumbered, findPeople, findThings } from './named-store.ts'

export type Filters = Omit<z.output<typeof auditContract.listAudit.query>, 'before'>

/** The filters as the store takes them: days as instants, words as what they name. */
export async function askedOf(services: Services, filters: Filters): Promise<Asked> {
  const { q, who, what, on, from, to } = filters
  const { timeZone } = services.config
  return {
    who,
    operations: what && operationsOf(what),
    subjects: on === undefined ? undefined : subjectsOf(on),
    found: q === '' ? undefined : await find(services, q),
    from: from === undefined ? undefined : startOfDay(timeZone, from),
    until: to === undefined ? undefined : endOfDay(timeZone, to),
  }
}

function subjectsOf(on: string): string[] {
  const { kind, key } = auditSubject(on)
  return kind === 'order' ? subjectsOfOrder(key) : [on]
}

/** What a text can mean: each way is a short scan of an index, and the log is searched for what they found. */
async function find({ db }: Services, q: string): Promise<Found> {
  const digits = numberStart(q)
  const [people, things, orders] = await Promise.all([
    findPeople(db, q, mostFound),
    findThings(db, q, mostFound),
    digits === null ? [] : findNumbered(db, Number(digits)),
  ])
  const plain = digits !== null && digits === q
  const whole = q.toLowerCase()
  return {
    entry: plain ? Number(digits) : null,
    people,
    subjects: [
      ...orders.flatMap(subjectsOfOrder),
      ...(plain ? subjectsOfNumber(digits) : []),
      ...people.map((person) => `user ${person}`),
      ...things,
      ...(isId(whole) ? [...subjectsOfOrder(whole), `user ${whole}`, whole] : [q]),
    ],
  }
}
