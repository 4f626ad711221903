import { useApp } from '#web/frame/session/app-context.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** What happens if things go wrong: before the start, without a start, and after a poor result. */
export function ProtectionPromises() {
  const { t } = useApp()
  const promises = [
    ['refund', <Icon key="icon" name="undo-2" size={20} />],
    ['start', <Icon key="icon" name="timer" size={20} />],
    ['dispute', <DashboardIcon key="icon" name="flag" size={20} />],
  ] as const
  return (
    <ul className="mt-10 grid gap-x-12 lg:grid-cols-3">
      {promises.map(([promise, icon]) => (
        <li key={promise} className="flex gap-4 border-t border-line py-5">
          <span className="mt-0.5 text-ink-3">{icon}</span>
          <div>
            <h3 className="type-body font-semibold">{t(`protection.promise.${promise}`)}</h3>
            <p className="type-table mt-1 text-ink-2">{t(`protection.promiseText.${promise}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
