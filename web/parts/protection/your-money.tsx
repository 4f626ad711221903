import { targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { PriceSplit } from '#web/kit/drawing/split/price-split.tsx'
import { type ExampleOrder, exampleConfig, exampleOrder, type LedgerColumn } from './example-order.ts'

const columns: readonly LedgerColumn[] = ['you', 'held', 'booster', 'shop']

/** Where the money of an order is: what comes back, what is earned, and the ledger whose rows sum to zero. */
export function YourMoney({ prices }: { prices: PriceTable }) {
  const { t, format, dir, site } = useApp()
  const example = exampleOrder(prices)
  const { quote, progress, stop, earned } = example
  const game = games[exampleConfig.game]
  const price = (minor: number) => format.money(minor, quote.currency)
  return (
    <div className="min-w-0">
      <PriceSplit
        dir={dir}
        earned={earned}
        paid={t('protection.paid', { price: price(quote.total), name: site.name })}
        back={
          <>
            <b className="type-price-bar">{price(stop.refund)}</b>
            {t('protection.back')}
          </>
        }
        kept={
          <>
            <b className="type-price-bar">{price(stop.earned)}</b>
            {t('protection.kept')}
          </>
        }
        axis={[
          rankName(t, game, exampleConfig.start),
          progress.climb && t('protection.today', { rank: rankName(t, game, progress.climb.standing) }),
          rankName(t, game, targetPlace(exampleConfig)),
        ]}
      />
      <h3 className="type-h3 mt-6">{t('protection.moneyTitle')}</h3>
      <Ledger example={example} />
    </div>
  )
}

/** Every row sums to zero across its columns. */
function Ledger({ example }: { example: ExampleOrder }) {
  const { t, format, locale, dir, site } = useApp()
  const { quote, ledger } = example
  // As `format.money`, without the currency: it is named once, in the last row.
  const figures = new Intl.NumberFormat(dir === 'rtl' ? 'en-GB' : localeInfo(locale).tag, {
    minimumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  const amount = (minor: number) => format.ltr(figures.format(minor / 100).replace('-', '\u2212'))
  const names = {
    you: t('protection.you'),
    held: t('protection.held'),
    booster: t('protection.boosterColumn'),
    shop: site.name,
  }
  const rows = [
    { key: 'paid', name: t('protection.youPay'), row: ledger.paid },
    { key: 'confirmed', name: t('protection.youConfirm'), row: ledger.confirmed },
    { key: 'end', name: t('protection.inTheEnd', { currency: quote.currency }), row: ledger.end },
  ]
  return (
    <table className="ledger-table mt-2">
      <thead>
        <tr>
          <th scope="col">{t('protection.ledger')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {names[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, row }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.map((column) => (
              <td key={column} data-zero={row[column] === 0 || undefined}>
                {amount(row[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
