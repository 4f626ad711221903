import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { useMonthNames } from './use-month-names.ts'

/** Saves the statement of a month as PDF, in the page's language. */
export function StatementButton({ month }: { month: string }) {
  const { t, call, locale } = useApp()
  const { busy, run } = useAction()
  const names = useMonthNames()
  const save = async () => {
    const [{ saveFile }, pdf] = await Promise.all([
      import('../lists/csv.ts'),
      call('downloadStatement', { params: { month }, query: { language: locale } }),
    ])
    saveFile(pdf, `statement-${month}.pdf`)
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => run(save)}>
      <DashboardIcon name="file-text" /> {t('receipts.statement.save', { month: names.full(month) })}
    </Button>
  )
}
