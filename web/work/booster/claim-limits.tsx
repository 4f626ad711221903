import type { Contract } from '#contract/contract.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'

type Limits = Contract['listAvailableOrders']['reply']['data']['limits']

/** A booster's active orders and their limit, by kind; a kind that they don’t play is omitted. */
export function ClaimLimits({ limits }: { limits: Limits }) {
  const { t } = useApp()
  const kinds = [
    ['booster.soloOrders', limits.solo],
    ['booster.duoOrders', limits.duo],
  ] as const satisfies readonly [MessageKey, Limits['solo']][]
  return (
    <dl className="type-small flex flex-wrap gap-x-8 gap-y-1">
      {kinds
        .filter(([, { limit }]) => limit > 0)
        .map(([key, { active, limit }]) => (
          <div key={key} className="flex items-center gap-3">
            <dt className="text-ink-2">{t(key)}</dt>
            <dd className="flex items-center gap-2 font-semibold">
              <span aria-hidden="true" className="flex gap-0.5">
                {Array.from({ length: limit }, (_, place) => (
                  <span
                    key={`${key}${place + 1}`}
                    className="lozenge"
                    data-empty={place >= active || undefined}
                  />
                ))}
              </span>
              {t('booster.ofLimit', { active, limit })}
            </dd>
          </div>
        ))}
    </dl>
  )
}
