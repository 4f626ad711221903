import { useRef } from 'react'
import { type CsvRead, type CsvRefusal, readPriceCsv, writePriceCsv } from '#core/prices/price-csv.ts'
import type { PriceValues } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { ExportButton } from '#web/parts/lists/export-button.tsx'

type Props = {
  values: PriceValues
  fileName: string
  onRead: (read: CsvRead) => void
  onRefused: (refusal: CsvRefusal) => void
}

const mostBytes = 1_000_000

/** Exports the whole table as a file, and imports it. */
export function CsvButtons({ values, fileName, onRead, onRefused }: Props) {
  const { t } = useApp()
  const picker = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const result: ReturnType<typeof readPriceCsv> =
      file.size > mostBytes ? { code: 'size' } : readPriceCsv(await file.text(), values)
    if ('values' in result) onRead(result)
    else onRefused(result)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('prices.import')}
        onChange={(event) => {
          void read(event.target.files?.[0])
          // Lets the same file be chosen again once it is corrected.
          event.target.value = ''
        }}
      />
      <Button variant="outline" size="small" onClick={() => picker.current?.click()}>
        <DashboardIcon name="upload" size={16} />
        {t('prices.import')}
      </Button>
      <ExportButton fileName={fileName} size="small" write={async (form) => writePriceCsv(values, form)} />
    </>
  )
}
