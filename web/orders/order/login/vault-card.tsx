import { useState } from 'react'
import { needsAccount } from '#core/orders/kinds.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { DashboardIcon, type DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'
import { FoldCard } from '#web/kit/ui/fold-card.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Timeline } from '#web/kit/ui/timeline.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { LoginForm } from './login-form.tsx'

type VaultAction = OrderView['vault']['events'][number]['action']

const RevokeDialog = opensLater(() => import('./revoke-dialog.tsx'))

/** The login vault: its content, who opened it and when, and buttons to replace or delete it. */
export function VaultCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [replacing, setReplacing] = useState(false)
  if (!needsAccount(order.config) || order.status === 'not_paid') return null
  const { stored, events } = order.vault
  // Nothing was ever stored, so the form is the page's first card. A booster doesn't see the record.
  if (order.viewer !== 'booster' && !stored && events.length === 0) return null
  const closed = order.closed_at !== null
  const replaceable = offered(order, 'replace_credentials')
  // A paused order without a login asks for it at the top of the page.
  const asks = replaceable && (replacing || (!stored && !order.paused))
  const state = t(stored ? 'order.encrypted' : closed ? 'order.vaultEvent.purged' : 'order.vaultEmpty')
  return (
    <FoldCard
      id="vault-card"
      icon={<Icon name="lock" />}
      title={t('order.vault')}
      end={state}
      aside={<Chip>{state}</Chip>}
      folds={!asks}
    >
      <p className="type-small mt-2 text-ink-2">
        {closed
          ? t('order.vaultPurged')
          : !stored
            ? t(order.viewer === 'customer' ? 'order.vaultAsk' : 'order.vaultNone')
            : order.booster
              ? t('order.vaultText', { booster: order.booster.username })
              : t('order.vaultTextNobody')}
      </p>
      <VaultEvents order={order} />
      {asks && (
        <LoginForm order={order} onDone={() => setReplacing(false)}>
          {replacing && (
            <Button offline variant="outline" onClick={() => setReplacing(false)}>
              {t('order.keepLogin')}
            </Button>
          )}
        </LoginForm>
      )}
      {replaceable && stored && !replacing && (
        <VaultButtons order={order} onReplace={() => setReplacing(true)} />
      )}
    </FoldCard>
  )
}

function VaultEvents({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const user = useUser()
  if (order.vault.events.length === 0) return null
  return (
    <div className="mt-4">
      <Timeline
        label={t('order.vault')}
        entries={order.vault.events.toReversed().map(({ at, action, actor_name }, index) => {
          const own = actor_name !== null && actor_name === user?.username
          const key: MessageKey =
            own && action !== 'purged' && action !== 'code_expired'
              ? `order.vaultEvent.${action}.you`
              : `order.vaultEvent.${action}`
          return {
            key: `${at}${index + 1}`,
            at,
            icon: <VaultIcon action={action} />,
            time: times.dateTime(at),
            text: t(key, { name: actor_name ?? '' }),
          }
        })}
      />
    </div>
  )
}

const vaultIcons: Partial<Record<VaultAction, DashboardIconName>> = {
  replaced: 'refresh-cw',
  viewed: 'eye',
  copied: 'copy',
  revoked: 'ban',
  purged: 'trash',
  code_expired: 'clock',
}

function VaultIcon({ action }: { action: VaultAction }) {
  const name = vaultIcons[action]
  return name ? <DashboardIcon name={name} size={16} /> : <Icon name="key-round" size={16} />
}

function VaultButtons({ order, onReplace }: { order: OrderView; onReplace: () => void }) {
  const { t } = useApp()
  const [revoking, setRevoking] = useState(false)
  return (
    <div className="mt-4 grid gap-2 sm:grid-cols-2">
      <Button onClick={onReplace}>{t('order.replace')}</Button>
      {offered(order, 'revoke_credentials') && (
        <Button variant="outline" onClick={() => setRevoking(true)}>
          {t('order.revoke')}
        </Button>
      )}
      {revoking && <RevokeDialog order={order} onClose={() => setRevoking(false)} />}
    </div>
  )
}
