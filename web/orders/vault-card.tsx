import { type FormEvent, useState } from 'react'
import { needsCredentials } from '#core/orders/order-config.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp, useUser } from '../app/app-context.ts'
import { useAction } from '../app/use-action.ts'
import { useTimes } from '../app/use-times.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Timeline } from '../ui/timeline.tsx'
import { OpenLogin } from './open-login.tsx'
import type { OrderView } from './order-facts.ts'

/** The login vault: what is in it, who opened it and when, and how to replace or revoke it. */
export function VaultCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [replacing, setReplacing] = useState(false)
  if (!needsCredentials(order.config) || order.status === 'not_paid') return null
  const { stored } = order.vault
  const closed = order.status === 'completed' || order.status === 'cancelled'
  const customer = order.viewer === 'customer'
  const asks = customer && !closed && (!stored || replacing)
  return (
    <Card aria-labelledby="vault" id="vault-card">
      <div className="flex items-center justify-between gap-4">
        <h2 id="vault" className="type-h3 flex items-center gap-2">
          <Icon name="lock" /> {t('order.vault')}
        </h2>
        <Chip>{t(stored ? 'order.encrypted' : 'order.vaultEmpty')}</Chip>
      </div>
      <p className="type-small mt-2 text-ink-2">
        {closed
          ? t('order.vaultPurged')
          : !stored
            ? t('order.vaultAsk')
            : order.booster
              ? t('order.vaultText', { booster: order.booster.username })
              : t('order.vaultTextNobody')}
      </p>
      <VaultEvents order={order} />
      {asks && <LoginForm order={order} onDone={() => setReplacing(false)} />}
      {customer && stored && !replacing && !closed && (
        <VaultButtons order={order} onReplace={() => setReplacing(true)} />
      )}
      {order.viewer === 'booster' && stored && order.status === 'boosting' && <OpenLogin order={order} />}
    </Card>
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
          const own = actor_name !== null && actor_name === user?.username && action !== 'purged'
          const key = own ? `order.vaultEvent.${action}.you` : `order.vaultEvent.${action}`
          return {
            key: `${at}${index + 1}`,
            at,
            icon: <DashboardIcon name={action === 'viewed' ? 'eye' : 'refresh-cw'} size={16} />,
            time: times.dateTime(at),
            text: t(key as MessageKey, { name: actor_name ?? '' }),
          }
        })}
      />
    </div>
  )
}

function VaultButtons({ order, onReplace }: { order: OrderView; onReplace: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const params = { order_id: order.order_id }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button onClick={onReplace}>{t('order.replace')}</Button>
      <Button variant="outline" busy={busy} onClick={() => run(() => call('revokeCredentials', { params }))}>
        {t('order.revoke')}
      </Button>
    </div>
  )
}

function LoginForm({ order, onDone }: { order: OrderView; onDone: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const body = { login: text('login'), password: text('password'), in_game_name: text('in_game_name') }
    if (await run(() => call('storeCredentials', { params: { order_id: order.order_id }, body }))) onDone()
  }
  return (
    <form className="mt-4 grid gap-4" onSubmit={submit}>
      <Field label={t('order.login')}>
        <TextInput name="login" required maxLength={100} autoComplete="off" dir="ltr" />
      </Field>
      <Field label={t('order.password')}>
        <TextInput name="password" type="password" required maxLength={200} autoComplete="off" dir="ltr" />
      </Field>
      <Field label={t('order.inGameName')}>
        <TextInput
          name="in_game_name"
          required
          maxLength={40}
          defaultValue={order.in_game_name ?? ''}
          dir="auto"
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        <Icon name="key-round" /> {t('order.store')}
      </Button>
    </form>
  )
}
