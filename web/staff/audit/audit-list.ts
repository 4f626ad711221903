import type { Contract } from '#contract/contract.ts'
import { isId } from '#core/base/is-id.ts'
import { auditSearchLength } from '#core/site/audit-check.ts'
import { auditGroups, auditOperationNames } from '#core/site/audit-operations.ts'
import { longestSubject } from '#core/site/audit-subjects.ts'
import { type Filter, type ListChange, type ListQuery, oneOf, words } from '#web/parts/lists/list-query.ts'

export type AuditPage = Contract['listAudit']['reply']['data']
export type AuditEntry = AuditPage['items'][number]
export type AuditChain = Contract['getAuditChain']['reply']['data']

const matching =
  (form: RegExp): Filter =>
  (text) =>
    form.test(text) ? text : ''

/** What the address of the audit log can contain. */
export const auditList = {
  filters: {
    q: words(auditSearchLength),
    who: (text: string) => (text === 'staff' || text === 'system' || isId(text) ? text : ''),
    what: oneOf([...auditGroups, ...auditOperationNames]),
    on: words(longestSubject),
    from: matching(/^\d{4}-\d\d-\d\d$/),
    to: matching(/^\d{4}-\d\d-\d\d$/),
    /** Entries before this one. */
    before: matching(/^[1-9]\d{0,14}$/),
    /** The entry that is open. */
    entry: matching(/^[1-9]\d{0,14}$/),
  },
  sorts: ['newest'],
} as const

export type AuditQuery = ListQuery<typeof auditList>

export type AuditFilter = (change: ListChange<typeof auditList>) => void

/** The filters as a call takes them. */
export function auditFilters({ filters: { q, who, what, on, from, to } }: AuditQuery) {
  return {
    ...(q && { q }),
    ...(who && { who }),
    ...(what && { what }),
    ...(on && { on }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** The query of a page that begins with an entry, which is open. */
export const searchAt = (entry: number) => `?before=${entry + 1}&entry=${entry}`
