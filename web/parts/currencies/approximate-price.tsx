import './currencies.css'
import { approximately, type DisplayRates } from '#core/prices/display-currencies.ts'
import { times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { useCurrency } from './chosen-currency.ts'

type Props = { cents: number; rates: DisplayRates }

/** A price in the visitor's currency, always marked as approximate, and the choice of that currency. */
export function ApproximatePrice({ cents, rates }: Props) {
  const t = useOwnTexts(['currencies'])
  const [currency, choose] = useCurrency(rates.rates)
  if (!t) return null
  return (
    <div className="type-small mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <About t={t} cents={cents} rates={rates} />
      <label className="inline-flex items-center gap-2">
        <span className={currency === null ? '' : 'sr-only'}>{t('currencies.choose')}</span>
        <select
          className="currency-choice"
          value={currency ?? ''}
          onChange={(event) => choose(event.target.value || null)}
        >
          <option value="">{t('currencies.only')}</option>
          {Object.keys(rates.rates).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** The same price without the choice, where there is one line for it. */
export function ApproximateLine({ cents, rates }: Props) {
  const t = useOwnTexts(['currencies'])
  return t ? (
    <p className="approximate-line type-caption text-ink-2">
      <About t={t} cents={cents} rates={rates} />
    </p>
  ) : null
}

function About({ t, cents, rates: { rates, date } }: Props & { t: Translate }) {
  const { format, locale } = useApp()
  const [currency] = useCurrency(rates)
  const rate = currency === null ? undefined : rates[currency]
  if (currency === null || rate === undefined) return null
  return (
    <span title={t('currencies.rate', { date: times(locale, 'UTC').date(date) })}>
      {t('currencies.about', {
        amount: format.money(approximately(cents, rate, digitsOf(currency)), currency),
      })}
    </span>
  )
}

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
