import { useId, useState } from 'react'
import { providerName, type SignInProvider } from '#core/people/sign-in-providers.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { leaveForProvider } from '../sign-in/leave-for-provider.ts'
import { SettingRow } from './setting-row.tsx'
import type { PartProps, Settings } from './settings.ts'

/** The other sites that sign the person in. */
export function AccountsSection({ settings, onChange }: PartProps) {
  const { t } = useApp()
  if (settings.accounts.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="type-label text-ink-2">{t('settings.accounts.title')}</h3>
      {settings.profile.kind === 'guest' && (
        <p className="type-small mt-2 text-ink-2">{t('settings.accounts.guest')}</p>
      )}
      {settings.accounts.map((account) => (
        <AccountRow
          key={account.provider}
          account={account}
          onChange={(accounts) => onChange({ accounts })}
        />
      ))}
    </div>
  )
}

type AccountRowProps = {
  account: Settings['accounts'][number]
  onChange: (accounts: Settings['accounts']) => void
}

function AccountRow({ account, onChange }: AccountRowProps) {
  const { provider, connected, is_last_way_in } = account
  const { t } = useApp()
  const { date } = useTimes()
  const name = providerName[provider]
  const reason = useId()
  return (
    <SettingRow
      title={name}
      state={
        connected && (
          <Chip tone="good" icon={<Icon name="check" size={16} />}>
            {t('settings.accounts.connected')}
          </Chip>
        )
      }
      actions={
        connected ? (
          <Disconnect provider={provider} refusedBy={is_last_way_in ? reason : null} onChange={onChange} />
        ) : (
          <Connect provider={provider} />
        )
      }
    >
      {connected
        ? t('settings.accounts.since', { name: connected.name || name, date: date(connected.since) })
        : t('settings.accounts.none')}
      {is_last_way_in && (
        <p id={reason} className="mt-1 flex items-start gap-2">
          <Icon name="lock" size={16} className="mt-0.5" />
          {t('settings.accounts.last')}
        </p>
      )}
    </SettingRow>
  )
}

function Connect({ provider }: { provider: SignInProvider }) {
  const app = useApp()
  const [leaving, leave] = useState(false)
  const go = async () => {
    leave(true)
    try {
      await leaveForProvider(app, 'connectSignIn', provider)
    } catch (error) {
      leave(false)
      void say(app.t, error)
    }
  }
  return (
    <Button
      variant="outline"
      size="small"
      busy={leaving}
      aria-label={app.t('settings.accounts.connectTo', { provider: providerName[provider] })}
      onClick={() => void go()}
    >
      {app.t('settings.accounts.connect')}
    </Button>
  )
}

type DisconnectProps = {
  provider: SignInProvider
  /** The id of the sentence that says why it can't be removed. */
  refusedBy: string | null
  onChange: AccountRowProps['onChange']
}

function Disconnect({ provider, refusedBy, onChange }: DisconnectProps) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const name = providerName[provider]
  const disconnect = () =>
    run(
      async () => onChange((await call('disconnectSignIn', { params: { provider } })).data.connections),
      t('settings.accounts.removed', { provider: name }),
    )
  return (
    <Button
      variant="outline"
      size="small"
      busy={busy}
      disabledBy={refusedBy}
      aria-label={t('settings.accounts.disconnectFrom', { provider: name })}
      onClick={() => void disconnect()}
    >
      {t('settings.accounts.disconnect')}
    </Button>
  )
}
