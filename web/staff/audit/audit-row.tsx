import { useId } from 'react'
import { named } from '#i18n/joined-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Td } from '#web/kit/ui/table.tsx'
import { AuditDetails } from './audit-details.tsx'
import type { AuditEntry, AuditFilter } from './audit-list.ts'
import { AuditSubject } from './audit-subject.tsx'
import { useAuditWords } from './use-audit-words.ts'

type Props = {
  entry: AuditEntry
  isOpen: boolean
  onOpen: (entry: number | null) => void
  onFilter: AuditFilter
}

/** One entry; its name opens the details, from anywhere on the row. */
export function AuditRow({ entry, isOpen, onOpen, onFilter }: Props) {
  const { format } = useApp()
  const { dateTime } = useTimes()
  const words = useAuditWords()
  const details = useId()
  return (
    <tbody data-open={isOpen || undefined} data-row={entry.entry}>
      <tr>
        <Td data-cell="time" className="whitespace-nowrap text-ink-2">
          <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        </Td>
        <Td data-cell="who">
          <Actor actor={entry.actor} />
        </Td>
        <Td data-cell="what">
          <button
            type="button"
            className="row-link text-start"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => onOpen(isOpen ? null : entry.entry)}
          >
            {entry.operation === 'refused call' && (
              <Icon name="lock" size={16} className="me-1.5 inline-block align-[-3px] text-warning" />
            )}
            {words.operation(entry.operation)}
          </button>
        </Td>
        <Td data-cell="on">
          <AuditSubject on={entry.on} />
        </Td>
        <Td data-cell="change">
          <Change entry={entry} />
        </Td>
        <Td data-cell="entry" numeric className="text-ink-2">
          {format.number(entry.entry)}
        </Td>
      </tr>
      {isOpen && (
        <tr className="audit-details">
          <td colSpan={6} id={details}>
            <AuditDetails entry={entry} onFilter={onFilter} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Actor({ actor }: Pick<AuditEntry, 'actor'>) {
  const { t } = useApp()
  const name = useAuditWords().actor(actor)
  return (
    <span className="flex items-center gap-2">
      {actor ? <Avatar name={name} /> : <DashboardIcon name="circle-dashed" className="audit-system" />}
      <span className="min-w-0">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>{' '}
        {actor?.name && <span className="type-small text-ink-2">{t(`audit.role.${actor.role}`)}</span>}
      </span>
    </span>
  )
}

/** The first thing that changed, or the first fact. */
function Change({ entry: { changes } }: { entry: AuditEntry }) {
  const { t } = useApp()
  const words = useAuditWords()
  const first = changes.find(({ before }) => before !== null) ?? changes[0]
  if (!first) return null
  const { field, as } = first
  const after = words.value(as, first.after)
  if (first.before === null)
    return <span className="text-ink-2">{named(t, t(`audit.field.${field}`), after)}</span>
  const before = words.value(as, first.before)
  return (
    <>
      <span className="sr-only">{t('audit.change', { before, after })}</span>
      <span aria-hidden="true">
        <span className="text-ink-2">{before}</span>{' '}
        <Icon name="arrow-right" size={16} className="mx-1 inline-block align-[-3px] text-ink-3" />{' '}
        <strong>{after}</strong>
      </span>
    </>
  )
}
