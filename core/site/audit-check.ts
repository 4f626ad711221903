/** The minute of each hour at which the chain of the audit log is checked. */
export const auditCheckMinute = 50

/** When the chain is checked next. */
export function nextAuditCheck(now: Date): Date {
  const next = new Date(now)
  next.setUTCMinutes(auditCheckMinute, 0, 0)
  if (next <= now) next.setUTCHours(next.getUTCHours() + 1)
  return next
}

/** Entries of a page of the audit log, and the most in a file. */
export const auditPageSize = 50
export const mostExportedEntries = 10_000

/** Counting stops here: nobody pages further. */
export const mostCountedEntries = 10_000

/** The longest text that the log is searched for. */
export const auditSearchLength = 100
