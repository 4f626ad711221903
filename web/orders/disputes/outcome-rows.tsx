import { useApp } from '#web/frame/session/app-context.ts'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import { workInWords } from '../order/parts/shortfall.ts'
import type { Amounts, DisputeView, Outcome } from './dispute-facts.ts'

export type OwnTexts = Record<keyof Amounts, string>

type Props = {
  order: OrderView
  dispute: DisputeView
  chosen: Outcome['outcome'] | null
  onChoose: (outcome: Outcome['outcome']) => void
  own: OwnTexts
  onOwn: (own: OwnTexts) => void
}

const parts = ['customer', 'boosters', 'shop'] as const

/** The outcomes as rows to choose from, with what each side gets. “Own amounts” opens three fields. */
export function OutcomeRows({ order, dispute, chosen, onChoose, own, onOwn }: Props) {
  const { t, format, site } = useApp()
  const names = {
    customer: order.customer.username,
    boosters: order.booster?.username ?? t('order.booster'),
    shop: site.name,
  }
  return (
    <table className="outcomes type-small mt-4">
      <thead>
        <tr>
          <th scope="col">{t('disputes.outcomeLabel')}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              <bdi>{names[part]}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dispute.outcomes.map((each) => (
          <tr key={each.outcome}>
            <th scope="row">
              <label>
                <input
                  type="radio"
                  name="outcome"
                  className="radio"
                  checked={chosen === each.outcome}
                  disabled={!each.possible}
                  onChange={() => onChoose(each.outcome)}
                />
                <span>
                  <span className="block font-semibold">{t(`disputes.outcome.${each.outcome}`)}</span>
                  <OutcomeText order={order} outcome={each} />
                </span>
              </label>
            </th>
            {parts.map((part) => (
              <td key={part} className={chosen === each.outcome ? 'font-semibold' : ''}>
                {each.outcome === 'own' && chosen === 'own' ? (
                  <TextInput
                    aria-label={names[part]}
                    inputMode="decimal"
                    className="w-20 text-end"
                    value={own[part]}
                    onChange={(event) => onOwn({ ...own, [part]: event.target.value })}
                  />
                ) : each.amounts ? (
                  format.money(each.amounts[part])
                ) : (
                  <span aria-hidden="true">–</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OutcomeText({ order, outcome }: { order: OrderView; outcome: Outcome }) {
  const { t, format } = useApp()
  const { work, possible } = outcome
  return (
    <span className="type-caption font-normal text-ink-2">
      {!possible
        ? t('disputes.text.impossible')
        : outcome.outcome === 'by_log' || outcome.outcome === 'by_proof'
          ? work && workInWords(t, format, order, work)
          : t(`disputes.text.${outcome.outcome}`)}
    </span>
  )
}
