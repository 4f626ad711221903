import './audit.css'
import { useRef } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Table, Th } from '#web/kit/ui/table.tsx'
import type { AuditEntry, AuditFilter } from './audit-list.ts'
import { AuditRow } from './audit-row.tsx'
import { useAuditKeys } from './use-audit-keys.ts'

type Props = {
  entries: readonly AuditEntry[]
  opened: number | null
  onOpen: (entry: number | null) => void
  onFilter: AuditFilter
}

/** A row for each entry; one at a time shows its details below it. */
export function AuditTable({ entries, opened, onOpen, onFilter }: Props) {
  const { t } = useApp()
  const rows = useRef<HTMLDivElement>(null)
  useAuditKeys(rows)
  return (
    <div ref={rows}>
      {/* Fixed, so that no column moves when an entry opens. */}
      <Table label={t('shell.adminAudit')} className="audit-table table-fixed">
        <thead>
          <tr>
            <Th className="w-42">{t('audit.colTime')}</Th>
            <Th className="w-[17%]">{t('audit.who')}</Th>
            <Th>{t('audit.what')}</Th>
            <Th>{t('audit.about')}</Th>
            <Th>{t('audit.colChange')}</Th>
            <Th numeric className="w-20">
              {t('audit.colEntry')}
            </Th>
          </tr>
        </thead>
        {entries.map((entry) => (
          <AuditRow
            key={entry.entry}
            entry={entry}
            isOpen={entry.entry === opened}
            onOpen={onOpen}
            onFilter={onFilter}
          />
        ))}
      </Table>
      <p className="audit-keys type-small text-ink-2 pointer-coarse:hidden">{t('audit.keys')}</p>
    </div>
  )
}
