import { type KeyboardEvent, useEffect, useState } from 'react'
import { type NamedFallback, namedFallbacks } from '#core/orders/named.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { forgetWish, wishedBooster } from '#web/parts/favorites/booster-wish.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

/** Who plays: any booster who fits, or one whom the customer names, with what happens if they don't accept. */
export function NamedBooster({ order }: { order: OrderView }) {
  return order.named ? <Chosen order={order} named={order.named} /> : <Choose order={order} />
}

type Named = NonNullable<OrderView['named']>

function Chosen({ order, named }: { order: OrderView; named: Named }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const remove = () => {
    forgetWish()
    return run(() => call('unnameBooster', { params: { order_id: order.order_id } }))
  }
  const then = named.fallback === 'everyone' ? 'checkout.named.thenEveryone' : 'checkout.named.thenRefund'
  return (
    <div className="rounded-card border border-line bg-surface-1 px-4 py-3">
      <div className="flex items-start gap-3" role="status">
        <Icon name="heart" size={18} className="mt-0.5 text-glow-ink" />
        <div className="min-w-0 grow">
          <p className="type-body font-semibold [overflow-wrap:anywhere]">
            {t('checkout.named.chosen', { booster: named.username })}
          </p>
          <p className="type-small mt-1 text-ink-2">{t(then)}</p>
        </div>
      </div>
      <Button variant="link" size="small" className="ms-7 mt-2" busy={busy} onClick={remove}>
        {t('checkout.named.remove')}
      </Button>
    </div>
  )
}

function Choose({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const [wished, setWished] = useState('')
  // The server knows nothing of the wish, so it is read once the page is in the browser.
  useEffect(() => {
    const name = wishedBooster()
    setWished(name)
    if (name) setOpen(true)
  }, [])
  return (
    <>
      <p className="type-body text-ink-2">{t('checkout.named.any')}</p>
      {open ? (
        <NameForm key={wished} order={order} wished={wished} />
      ) : (
        <Button variant="link" className="mt-2" onClick={() => setOpen(true)}>
          <Icon name="heart" size={18} /> {t('checkout.named.choose')}
        </Button>
      )}
    </>
  )
}

function NameForm({ order, wished }: { order: OrderView; wished: string }) {
  const { t } = useApp()
  const [name, setName] = useState(wished)
  const [fallback, setFallback] = useState<NamedFallback>('everyone')
  const favorites = useFavoriteNames()
  const { busy, error, ask } = useNaming(order, name.trim(), fallback)
  // The field is inside the payment form, so Enter has to ask instead of paying.
  const enter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    event.preventDefault()
    void ask()
  }
  return (
    <div className="mt-3 max-w-md">
      <Field label={t('checkout.named.name')} error={error}>
        <TextInput
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={enter}
        />
      </Field>
      {favorites.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label={t('shell.favorites')}>
          {favorites.map((favorite) => (
            <li key={favorite}>
              <Button size="small" aria-pressed={favorite === name} onClick={() => setName(favorite)}>
                <Icon name="heart" size={16} /> <bdi>{favorite}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <fieldset className="mt-4">
        <legend className="label mb-1">{t('checkout.named.if')}</legend>
        {namedFallbacks.map((value) => (
          <label key={value} className="type-body flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="fallback"
              className="radio"
              value={value}
              checked={fallback === value}
              onChange={() => setFallback(value)}
            />
            {t(`checkout.named.${value}`)}
          </label>
        ))}
      </fieldset>
      <Button className="mt-3" busy={busy} onClick={ask}>
        {t('checkout.named.ask')}
      </Button>
    </div>
  )
}

/** Names the booster; a refusal says in the customer's words why that one can't play this order. */
function useNaming(order: OrderView, username: string, fallback: NamedFallback) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const ask = async () => {
    if (busy) return
    if (!username) return setError(t('checkout.named.missing'))
    setBusy(true)
    setError(null)
    try {
      await call('nameBooster', { params: { order_id: order.order_id }, body: { username, fallback } })
      forgetWish()
      await revalidate()
    } catch (refused) {
      const words = isCallError(refused) ? refusals[refused.code] : undefined
      setError(words ? t(words, { booster: username }) : messageOf(refused))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, ask }
}

const refusals: Readonly<Record<string, Parameters<ReturnType<typeof useApp>['t']>[0]>> = {
  not_eligible_to_claim_this_league_orders: 'checkout.named.refusal.rank',
  solo_order_claim_limit_reached: 'checkout.named.refusal.full',
  duo_order_claim_limit_reached: 'checkout.named.refusal.full',
  booster_not_available: 'checkout.named.refusal.service',
  booster_paused: 'checkout.named.refusal.other',
  account_banned: 'checkout.named.refusal.other',
  user_not_booster: 'checkout.named.refusal.other',
  order_not_available: 'checkout.named.refusal.other',
}

/** The favorites to choose from; without an answer a name can still be typed. */
function useFavoriteNames(): readonly string[] {
  const { call } = useApp()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    call('getFavoriteNames').then(({ data }) => setNames(data.usernames), console.warn)
  }, [call])
  return names.slice(0, 8)
}
