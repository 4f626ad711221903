import { isClimb } from '#core/choices/order-config.ts'
import { climbEndsInWords, climbTitle, serviceLine } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useConfigured } from '#web/parts/climb/configured-order.ts'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'

/** The order that is configured on the page below: it stays as it is through the sign-in. */
export function ClimbStrip({ ordering }: { ordering: boolean }) {
  const { t, format } = useApp()
  const configured = useConfigured()
  if (!configured) return null
  const { config, total } = configured
  const { start, target } = climbEndsInWords(t, config)
  return (
    <div className="climb-strip" data-game={config.game}>
      <OrderProfile config={config} />
      <p className="min-w-0 grow">
        <span className="type-sign climb-strip-title">
          {isClimb(config) && target !== null ? (
            <>
              {start} <Icon name="arrow-right" size={16} /> {target}
            </>
          ) : (
            climbTitle(t, config)
          )}
        </span>
        <span className="type-caption block text-ink-2">
          {ordering ? serviceLine(t, config) : t('account.kept')}
        </span>
      </p>
      <span className="type-h3 tabular-nums">{format.money(total)}</span>
    </div>
  )
}
