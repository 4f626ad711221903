import { dayIn } from '#core/base/zones.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { type AuditQuery, auditFilters } from './audit-list.ts'

/** What the filters find, as a file. */
export function AuditExport({ query }: { query: AuditQuery }) {
  const { call, locale, site } = useApp()
  return (
    <ExportButton
      fileName={`audit-log-${dayIn(site.timeZone, Date.now())}.csv`}
      write={async () => {
        const { data: file } = await call('exportAudit', { body: { ...auditFilters(query), locale } })
        return file.content
      }}
    />
  )
}
