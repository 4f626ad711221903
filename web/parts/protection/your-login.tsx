import { vaultCipher } from '#core/orders/vault.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { VaultRings } from '#web/kit/drawing/vault/vault-rings.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The login in its vault: who reaches it, and the record of every view. */
export function YourLogin() {
  const { t, dir } = useApp()
  return (
    <div className="min-w-0">
      <VaultRings
        dir={dir}
        login={
          <>
            <Icon name="lock" size={24} />
            <b>{t('protection.login')}</b>
            {t('protection.loginKey', { cipher: vaultCipher })}
          </>
        }
        you={
          <>
            <b>{t('protection.you')}</b>
            {t('protection.youText')}
          </>
        }
        booster={
          <>
            <b>{t('protection.booster')}</b>
            {t('protection.boosterText')}
          </>
        }
        others={
          <>
            <b>{t('protection.others')}</b>
            {t('protection.othersText')}
          </>
        }
      />
      <h3 className="type-h3 mt-6">{t('protection.loginTitle')}</h3>
      <ul className="type-table mt-4 border-t border-line">
        {(
          [
            ['stored', 1, '09:14', <Icon key="icon" name="key-round" />],
            ['viewed', 1, '09:46', <DashboardIcon key="icon" name="eye" />],
            ['replaced', 2, '11:01', <Icon key="icon" name="key-round" />],
            ['deleted', 4, '20:14', <DashboardIcon key="icon" name="trash" />],
          ] as const
        ).map(([event, day, time, icon]) => (
          <li key={event} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
            <span className="text-ink-3">{icon}</span>
            {t(`protection.event.${event}`)}
            <span className="ms-auto whitespace-nowrap text-ink-3">
              {t('protection.when', { day, time })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
