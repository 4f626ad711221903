import { useState } from 'react'
import { type CsvForm, csvFormOf } from '#core/base/csv.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { showError } from '#web/kit/ui/toasts.ts'

type Props = { fileName: string; size?: 'small'; write: (form: CsvForm) => Promise<string> }

/** Saves a list as CSV for spreadsheets in the reader's language; busy while it reads the pages. */
export function ExportButton({ fileName, size, write }: Props) {
  const { t, locale } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const [{ download }, csv] = await Promise.all([import('./csv.ts'), write(csvFormOf(locale))])
      download(csv, fileName)
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" size={size} busy={busy} onClick={save}>
      <DashboardIcon name="download" size={size && 16} /> {t('lists.export')}
    </Button>
  )
}
