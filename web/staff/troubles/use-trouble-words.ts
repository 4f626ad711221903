import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { reportedCurrency, type Trouble, type TroubleEvent } from './trouble-rows.ts'

const known = [
  'unknown_payment',
  'unknown_refund',
  'other_order',
  'other_ref',
  'other_currency',
  'other_amount',
] as const
const names: Record<string, string> = { stripe: 'Stripe', sandbox: 'Sandbox' }
const isKnown = (reason: string): reason is (typeof known)[number] => known.some((each) => each === reason)

/** What happened and what to do about it, in plain words. */
export function useTroubleWords(): (trouble: Trouble) => { title: string; text: string } {
  const { t, format } = useApp()
  const times = useTimes()
  const eventText = ({ reason, reported, expected, provider }: TroubleEvent) => {
    const figures = {
      provider: names[provider] ?? provider,
      reported:
        typeof reported.amount === 'number' ? format.money(reported.amount, reportedCurrency(reported)) : '–',
      expected: expected ? format.money(expected.amount, expected.currency) : '–',
      currency: String(reported.currency ?? '–'),
    }
    return isKnown(reason) ? t(`troubles.text.${reason}`, figures) : t('troubles.text.other', figures)
  }
  const refundText = ({ byBank, credited, erased }: Trouble & { kind: 'refund' }) => {
    if (!credited) return t('troubles.text.refund')
    if (erased) return t('troubles.text.erased')
    return byBank > 0
      ? t('troubles.text.split', { amount: format.money(byBank) })
      : t('troubles.text.credited')
  }
  return (trouble) => {
    if (trouble.kind === 'event') {
      const { reason } = trouble.event
      const title = isKnown(reason) ? t(`troubles.title.${reason}`) : t('troubles.title.other')
      return { title, text: eventText(trouble.event) }
    }
    if (trouble.kind === 'refund')
      return {
        title: t('troubles.title.refund'),
        text: refundText(trouble),
      }
    const { status, due_at, loss } = trouble.chargeback
    const text = () => {
      if (status === 'won') return t('troubles.text.won')
      if (status === 'lost') return t('troubles.text.lost', { loss: format.money(loss) })
      return due_at
        ? t('troubles.text.evidence', { time: times.dateTime(due_at) })
        : t('troubles.text.disputed')
    }
    return { title: t('troubles.kind.chargeback'), text: text() }
  }
}
