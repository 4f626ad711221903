import { type KeyboardEvent, useEffect, useState } from 'react'
import { type NamedFallback, namedFallbacks } from '#core/orders/named.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { isWishRefusal, wishRefusal } from '#web/shop/service/wish-chip.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'

type Props = {
  order: OrderView
  /** A name was typed, and neither asked nor removed. */
  onTyped: (typed: boolean) => void
}

/** The id of the sentence why the order can't be paid yet. */
export const namedReason = 'named-reason'

/** Who plays: any booster who fits, or one whom the customer names, with what happens if they don't accept. */
export function NamedBooster({ order, onTyped }: Props) {
  return order.named ? (
    <Chosen order={order} named={order.named} />
  ) : (
    <Choose order={order} onTyped={onTyped} />
  )
}

type Named = NonNullable<OrderView['named']>

function Chosen({ order, named }: { order: OrderView; named: Named }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const remove = () => run(() => call('unnameBooster', { params: { order_id: order.order_id } }))
  const then = named.fallback === 'everyone' ? 'checkout.named.thenEveryone' : 'checkout.named.thenRefund'
  return (
    <div className="rounded-card border border-line bg-surface-1 px-4 py-3">
      <div className="flex items-start gap-3" role="status">
        <Icon name="heart" size={18} className="mt-0.5 text-glow-ink" />
        <div className="min-w-0 grow">
          <p className="type-body font-semibold [overflow-wrap:anywhere]">
            {t(named.refusal ? 'checkout.named.cannot' : 'checkout.named.chosen', {
              booster: named.username,
            })}
          </p>
          <p id={named.refusal ? namedReason : undefined} className="type-small mt-1 text-ink-2">
            {named.refusal ? wishRefusal(t, named.username, named.refusal) : t(then)}
          </p>
        </div>
      </div>
      <Button variant="link" size="small" className="ms-7 mt-2" busy={busy} onClick={remove}>
        {t('checkout.named.remove')}
      </Button>
    </div>
  )
}

function Choose({ order, onTyped }: Props) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const favorites = useFavoriteNames()
  return (
    <>
      <p className="type-body text-ink-2">
        {t(favorites.length > 0 ? 'checkout.named.any' : 'checkout.named.anyone')}
      </p>
      {open ? (
        <NameForm order={order} favorites={favorites} onTyped={onTyped} />
      ) : (
        <Button variant="link" className="mt-2" onClick={() => setOpen(true)}>
          <Icon name="heart" size={18} /> {t('checkout.named.choose')}
        </Button>
      )}
    </>
  )
}

function NameForm({ order, favorites, onTyped }: Props & { favorites: readonly string[] }) {
  const { t } = useApp()
  const [name, setName] = useState('')
  const typed = name.trim() !== ''
  useEffect(() => {
    onTyped(typed)
    return () => onTyped(false)
  }, [onTyped, typed])
  const [fallback, setFallback] = useState<NamedFallback>('everyone')
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
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={ask}>
          {t('checkout.named.ask')}
        </Button>
        {typed && (
          <Button variant="link" onClick={() => setName('')}>
            {t('checkout.named.remove')}
          </Button>
        )}
      </div>
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
      await revalidate()
    } catch (refused) {
      const known = isCallError(refused) && isWishRefusal(refused.code)
      setError(known ? wishRefusal(t, username, refused.code) : messageOf(refused))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, ask }
}

/** The favorites to choose from, which a guest has none of; without an answer a name can still be typed. */
function useFavoriteNames(): readonly string[] {
  const { call } = useApp()
  const customer = useUser()?.kind === 'customer'
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (customer) call('getFavoriteNames').then(({ data }) => setNames(data.usernames), console.warn)
  }, [call, customer])
  return names.slice(0, 8)
}
