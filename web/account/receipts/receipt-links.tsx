import type { Contract } from '#contract/contract.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'

export type ReceiptRow = Contract['getBalanceHistory']['reply']['data']['items'][number]['receipts'][number]

/** Receipts and credit notes, each a button that saves its PDF in the page's language. */
export function ReceiptLinks({ receipts }: { receipts: readonly ReceiptRow[] }) {
  if (receipts.length === 0) return null
  return (
    <span className="type-small flex flex-wrap gap-x-4">
      {receipts.map((receipt) => (
        <ReceiptLink key={receipt.receipt_id} receipt={receipt} />
      ))}
    </span>
  )
}

function ReceiptLink({ receipt: { receipt_id, series, code } }: { receipt: ReceiptRow }) {
  const { t, call, locale, format } = useApp()
  const { busy, run } = useAction()
  const save = async () => {
    const [{ saveFile }, pdf] = await Promise.all([
      import('#web/parts/lists/csv.ts'),
      call('downloadReceipt', { params: { receipt_id }, query: { language: locale } }),
    ])
    saveFile(pdf, `${code}.pdf`)
  }
  return (
    <button
      type="button"
      className="text-link inline-flex min-h-6 items-center gap-1 whitespace-nowrap"
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={() => run(save)}
    >
      <DashboardIcon name="download" size={16} />
      {t(`receipts.save.${series}`, { number: format.ltr(code) })}
    </button>
  )
}
