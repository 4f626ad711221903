import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'

const YearDialog = opensLater(() => import('./year-dialog.tsx'))

/** Opens the summary of a year. */
export function YearButton() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DashboardIcon name="calendar" /> {t('receipts.year.title')}
      </Button>
      {open && <YearDialog onClose={() => setOpen(false)} />}
    </>
  )
}
