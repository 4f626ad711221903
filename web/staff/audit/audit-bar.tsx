import { useId } from 'react'
import { dayIn } from '#core/base/zones.ts'
import { auditSearchLength } from '#core/site/audit-check.ts'
import { auditGroups } from '#core/site/audit-operations.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import type { AuditPage, auditList } from './audit-list.ts'
import { useAuditWords } from './use-audit-words.ts'

type Props = { shown: ShownList<typeof auditList>; data: AuditPage }

/** Words, who, what and when; what an entry is about is chosen in its row. Days are the shop's. */
export function AuditBar({ shown, data }: Props) {
  const { t, site } = useApp()
  const words = useAuditWords()
  const { what, on, from, to } = shown.query.filters
  const isOperation = what !== '' && !auditGroups.some((group) => group === what)
  const about = data.items.find((entry) => entry.on.subject === on)
  const today = dayIn(site.timeZone, Date.now())
  return (
    <FilterBar
      shown={shown}
      count={data.total}
      search={{
        name: 'q',
        label: t('audit.search'),
        hint: t('audit.searchHint'),
        most: auditSearchLength,
      }}
      choices={[
        {
          name: 'who',
          label: t('audit.who'),
          options: [
            ['staff', t('audit.allStaff')],
            ['system', t('audit.system')],
            ...data.actors.map(({ user_id, name }) => [user_id, name ?? t('audit.erased')] as const),
          ],
        },
        {
          name: 'what',
          label: t('audit.what'),
          options: [
            ...auditGroups.map((group) => [group, t(`audit.group.${group}`)] as const),
            ...(isOperation ? [[what, words.operation(what)] as const] : []),
          ],
        },
        ...(on
          ? [
              {
                name: 'on',
                label: t('audit.about'),
                options: [[on, about ? words.on(about.on) : on] as const],
              },
            ]
          : []),
      ]}
    >
      <DayField
        label={t('audit.from')}
        most={to || today}
        value={from}
        onChange={(day) => shown.change({ from: day })}
      />
      <DayField label={t('audit.to')} most={today} value={to} onChange={(day) => shown.change({ to: day })} />
    </FilterBar>
  )
}

type DayProps = { label: string; most: string; value: string; onChange: (day: string) => void }

/** A day, with its label in the same line. */
function DayField({ label, most, value, onChange }: DayProps) {
  const field = useId()
  return (
    <span className="flex items-center gap-2 max-sm:basis-full">
      <label htmlFor={field} className="type-small whitespace-nowrap text-ink-2 max-sm:min-w-14">
        {label}
      </label>
      <TextInput
        id={field}
        type="date"
        className="max-sm:grow"
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  )
}
