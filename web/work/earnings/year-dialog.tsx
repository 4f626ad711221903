import { useEffect, useEffectEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { type CsvCell, type CsvForm, euros } from '#core/base/csv.ts'
import { earnedParts } from '#core/money/earned-parts.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { Table, Td, Th } from '#web/kit/ui/table.tsx'
import { csvOf, saveFile } from '#web/parts/lists/csv.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { useMonthNames } from './use-month-names.ts'

type Summary = Contract['getYearSummary']['reply']['data']['summary']
type Row = Summary['months'][number]

const columns = {
  month: ({ month }) => month,
  shares_eur: ({ shares }) => euros(shares),
  tips_eur: ({ tips }) => euros(tips),
  payouts_eur: ({ payouts }) => euros(payouts),
  corrections_eur: ({ others }) => euros(others),
} satisfies Record<string, (row: Row) => CsvCell>

/** A booster's money of a year by months, to look at and to save. */
export default function YearDialog({ onClose }: { onClose: () => void }) {
  const { t, call, locale } = useApp()
  const { busy, run } = useAction()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const summary = useYear(year, onClose)
  const save = async () => {
    const pdf = await call('downloadYearSummary', { params: { year }, query: { language: locale } })
    saveFile(pdf, `summary-${year}.pdf`)
  }
  return (
    <Dialog open onClose={onClose} size="wide" title={t('receipts.year.title')} closeLabel={t('shell.close')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field label={t('receipts.year.year')}>
          <Select value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {(summary?.years ?? [year]).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" busy={busy} onClick={() => run(save)}>
            <DashboardIcon name="file-text" /> {t('receipts.year.pdf')}
          </Button>
          {summary && (
            <ExportButton
              fileName={`summary-${year}.csv`}
              write={async (form: CsvForm) => csvOf(columns, summary.months, form)}
            />
          )}
        </div>
      </div>
      <div className="mt-5">
        {summary ? <Months summary={summary} /> : <Skeleton className="h-96 w-full" />}
      </div>
    </Dialog>
  )
}

function Months({ summary: { opening, closing, months, total } }: { summary: Summary }) {
  const { t, format } = useApp()
  const names = useMonthNames()
  return (
    <>
      <Table label={t('receipts.year.title')}>
        <thead>
          <tr>
            <Th>{t('receipts.statement.month')}</Th>
            {earnedParts.map((part) => (
              <Th key={part} numeric>
                {t(`receipts.year.${part}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <Td>{names.long(row.month)}</Td>
              {earnedParts.map((part) => (
                <Td key={part} numeric className={row[part] === 0 ? 'text-ink-3' : ''}>
                  {format.money(row[part])}
                </Td>
              ))}
            </tr>
          ))}
          <tr className="font-semibold">
            <Td>{t('receipts.year.sum')}</Td>
            {earnedParts.map((part) => (
              <Td key={part} numeric>
                {format.money(total[part])}
              </Td>
            ))}
          </tr>
        </tbody>
      </Table>
      <dl className="type-small mt-4 flex flex-wrap gap-x-8 gap-y-1 text-ink-2">
        {(
          [
            ['receipts.statement.opening', opening],
            ['receipts.statement.closing', closing],
          ] as const
        ).map(([name, sum]) => (
          <div key={name} className="flex gap-2">
            <dt>{t(name)}</dt>
            <dd className="font-semibold text-ink tabular-nums">{format.money(sum)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The summary of a year; null while it loads. If it can't be read, the dialog closes. */
function useYear(year: number, onClose: () => void): Summary | null {
  const { t, call } = useApp()
  const [summary, setSummary] = useState<Summary | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    void say(t, error)
    onClose()
  })
  useEffect(() => {
    let over = false
    call('getYearSummary', { params: { year } }).then(
      ({ data }) => over || setSummary(data.summary),
      (error) => over || fail(error),
    )
    return () => {
      over = true
    }
  }, [year, call])
  return summary?.year === year ? summary : null
}
