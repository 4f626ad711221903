import { type BoostConfig, isDuo } from '#core/choices/order-config.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The shop's promises for every order of this kind: refund, start, and the login. */
export function Promises({ config, className = '' }: { config: BoostConfig; className?: string }) {
  const t = useTranslate()
  const duo = isDuo(config)
  return (
    <ul className={`type-small grid gap-3 text-ink-2 ${className}`}>
      <li className="flex items-start gap-3">
        <Icon name="undo-2" /> {t('service.promiseRefund')}
      </li>
      <li className="flex items-start gap-3">
        <Icon name="timer" /> {t('service.promiseStart')}
      </li>
      <li className="flex items-start gap-3">
        <Icon name={duo ? 'user' : 'key-round'} /> {t(duo ? 'service.promiseDuo' : 'service.promiseVault')}
      </li>
    </ul>
  )
}
