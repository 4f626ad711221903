import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { useMonthNames } from './use-month-names.ts'

/** Saves the statement of a month as PDF, in the page's language. */
export function StatementButton({ month }: { month: string }) {
  const { t, call, locale } = useApp()
  const { busy, run } = useAction()
  const names = useMonthNames()
  const save = async () => {
    const [{ saveFile }, pdf] = await Promise.all([
      import('#web/parts/lists/csv.ts'),
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
