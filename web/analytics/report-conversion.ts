/** The categories that a visitor has enabled, as the consent bar stores them (spec 9). */
function analyticsAccepted(): boolean {
  const enabled = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith('ncc_e='))
    ?.slice('ncc_e='.length)
  const globalPrivacyControl = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  return !globalPrivacyControl && decodeURIComponent(enabled ?? '').includes('google-analytics')
}

/** Reports a paid order to the page's analytics if the visitor has accepted them; otherwise sends nothing. */
export function reportConversion(figures: Record<string, string | null>): void {
  if (!analyticsAccepted()) return
  const page = window as { dataLayer?: object[] }
  page.dataLayer ??= []
  page.dataLayer.push({
    event: 'conversion',
    value: Number(figures.payment_amount),
    transaction_id: figures.transaction_id,
    currency: figures.currency,
  })
}
