import { isId } from '#core/base/is-id.ts'
import { payoutStatuses } from '#core/money/payouts.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { everyReadyReason, type ReadyReason } from '#core/orders/ready-reasons.ts'
import { banReasons } from '#core/people/bans.ts'
import { permissions } from '#core/people/permissions.ts'
import { cancelReasons } from '#core/raffles/raffles.ts'
import type { AuditField, AuditKind } from './audit-fields.ts'
import { auditRowOf } from './audit-operations.ts'

export type AuditValue = string | number | boolean | string[]

/** A value that was recorded; one that replaced another has both. */
export type AuditChange = {
  field: AuditField
  as: AuditKind
  before: AuditValue | null
  after: AuditValue | null
}

export type AuditDetails = { changes: AuditChange[]; reason: string | null; ready: ReadyReason | null }

/** What staff can read of a record's details, what changed first; everything else stays in the database. */
export function auditDetails(operation: string, detail: Readonly<Record<string, unknown>>): AuditDetails {
  const row = auditRowOf(operation)
  if (!row) return { changes: [], reason: null, ready: null }
  const { change, shows = {}, pairs, reason } = row
  const changes: AuditChange[] = []
  if (change) {
    const { field, as } = change
    const [was = '', is = ''] = change.in
    const before = readAs(as, detail[was])
    const after = readAs(as, detail[is])
    if (before !== after) changes.push({ field, as, before, after })
  }
  for (const [name, as] of Object.entries(shows)) {
    const field = name as AuditField
    const raw = detail[field]
    if (pairs && Array.isArray(raw) && raw.length === 2)
      changes.push({ field, as, before: readAs(as, raw[0]), after: readAs(as, raw[1]) })
    else {
      const after = readAs(as, raw)
      if (after !== null && after !== false) changes.push({ field, as, before: null, after })
    }
  }
  const typed = reason && detail[reason]
  return {
    changes,
    reason: typeof typed === 'string' && typed !== '' ? typed : null,
    ready: (reason && everyReadyReason.find((each) => each === detail.ready)) ?? null,
  }
}

/** A detail as its kind allows; null for nothing, and for what isn't of this kind. */
function readAs(kind: AuditKind, raw: unknown): AuditValue | null {
  return typeof raw === 'undefined' || raw === null ? null : readers[kind](raw)
}

type Reader = (raw: unknown) => AuditValue | null

const number: Reader = (raw) => (Number.isSafeInteger(raw) ? (raw as number) : null)
const flag: Reader = (raw) => (typeof raw === 'boolean' ? raw : null)
const mostLength = 200
const words: Reader = (raw) => (typeof raw === 'string' ? raw.slice(0, mostLength) : null)
const oneOf =
  (known: readonly string[]): Reader =>
  (raw) =>
    known.find((each) => each === raw) ?? null
const short = /^[\w .:+-]{1,60}$/

/** One code or several: of languages, games, payouts. */
const codes: Reader = (raw) => {
  const list = [raw].flat().map((each) => (typeof each === 'number' ? String(each) : each))
  const fit = list.filter((each) => typeof each === 'string' && short.test(each)) as string[]
  return fit.length > 0 ? fit : null
}

const readers: Record<AuditKind, Reader> = {
  amount: number,
  number,
  percent: number,
  instant: (raw) => {
    const at = typeof raw === 'string' ? new Date(raw) : null
    return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null
  },
  flag,
  status: oneOf(orderStatuses),
  payout: oneOf(payoutStatuses),
  permissions: (raw) => {
    const held = permissions.filter((each) => [raw].flat().includes(each))
    return held.length > 0 ? held : null
  },
  languages: codes,
  person: (raw) => (typeof raw === 'string' && isId(raw) ? raw : null),
  ban: oneOf(banReasons),
  raffle: oneOf(cancelReasons),
  talk: oneOf(['closed', 'waiting']),
  words,
  code: codes,
}
