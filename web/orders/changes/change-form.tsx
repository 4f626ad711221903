import { type FormEvent, useState } from 'react'
import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import { missingWish } from '#core/choices/wishes.ts'
import { pathIn } from '#i18n/href.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { LeaveGuard } from '#web/frame/shell/ask-to-discard.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { ChangeAddons, ChangeServer, ChangeWishes } from './change-addons.tsx'
import { ChangeDrawing } from './change-drawing.tsx'
import { ChangeFallback, type Fallback } from './change-fallback.tsx'
import { ChangePanel } from './change-panel.tsx'
import { ChangeTabs } from './change-tabs.tsx'
import type { ChangeBody } from './change-types.ts'
import { ChangeWorkFields } from './change-work-fields.tsx'
import { needsName, type Terms } from './price-of-change.ts'
import { type ChangeTab, useChange } from './use-change.ts'
import { whoIsAsked } from './who-is-asked.ts'

/** The longest note, as the contract has it. */
const longestNote = 300

type Props = {
  order: OrderView
  terms: Terms
  /** What the page proposes, if another page's button led here. */
  first: OrderConfig | null
  /** The tab that it asked for, if the order has it. */
  tab?: ChangeTab | null
}

/** The wish on the left, and what it costs on the right. */
export function ChangeForm({ order, terms, first, tab: wanted = null }: Props) {
  const { t, locale, call, session } = useApp()
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const messageOf = useMessageOf()
  const state = useChange(order, terms, first, wanted)
  const [note, setNote] = useState('')
  const [name, setName] = useState(order.prepared?.in_game_name ?? '')
  const [fallback, setFallback] = useState<Fallback>(askOf(order, first) === 'booster' ? 'keep' : 'others')
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const { tab, config, change } = state
  const asked = whoIsAsked(order, terms, state, fallback)
  const booster = order.booster?.username
  const unnamed = needsName(order, config)
  const own = order.viewer === 'customer'
  const missing = !offered(order, own ? 'change_asked' : 'change_prepared')
    ? t('order.refusal.change_open')
    : state.isSame
      ? t('change.nothing')
      : missingWish(config)
        ? t('change.noWish')
        : !change
          ? t('change.impossible')
          : state.tooHigh && asked.ask !== 'others'
            ? t('change.tooHigh', { booster: booster ?? '' })
            : unnamed && name.trim() === ''
              ? t('order.missingName')
              : null

  const send = async ({ method, refund_to }: ChangeBody) => {
    if (missing || !change || busy) return
    setBusy(true)
    const params = { order_id: order.order_id }
    const { difference } = change
    const body = {
      config,
      difference,
      method,
      note,
      refund_to,
      ask: asked.ask,
      ...(asked.ask !== 'booster' && { next_total: asked.next?.quote.total }),
      ...(unnamed && { in_game_name: name }),
    }
    try {
      const { data } = await call('askChange', { params, body })
      setSent(true)
      if (data.redirect) return location.assign(data.redirect)
      const done = { booster: 'order.event.change_asked', others: 'order.change.next' } as const
      void showSuccess(
        t(booster ? done[asked.ask === 'others' ? 'others' : 'booster'] : 'order.event.changed'),
      )
      await session?.reload()
      await navigate(pathIn('/dashboard/order/:order_id', locale, params))
    } catch (error) {
      setSent(false)
      void showError(messageOf(error))
      await revalidate()
    }
    setBusy(false)
  }
  return (
    <form className="change-form" onSubmit={(event: FormEvent) => event.preventDefault()}>
      <LeaveGuard dirty={note !== '' && !sent} />
      <div className="change-wish">
        <ChangeTabs order={order} state={state} />
        <p className="type-body mt-6 text-ink-2">{t(leadOf(tab, state.progress.climb === null))}</p>
        {(tab === 'further' || tab === 'earlier') && (
          <>
            <div className="mt-4">
              <ChangeDrawing order={order} terms={terms} state={state} way={tab} />
            </div>
            <div className="relative z-1 mt-6">
              <ChangeWorkFields order={order} state={state} way={tab} ceiling={terms.ceiling} />
            </div>
          </>
        )}
        {isBoost(config) && tab === 'addons' && (
          <div className="mt-6">
            <ChangeServer order={order} state={state} config={config} />
          </div>
        )}
        {isBoost(config) && tab === 'wishes' && <ChangeWishes state={state} config={config} />}
        {isBoost(config) && tab !== 'wishes' && tab !== 'earlier' && (
          <ChangeAddons order={order} terms={terms} state={state} config={config} />
        )}
        {unnamed && (
          <Field className="mt-8" label={t('checkout.inGameName')} hint={t('checkout.inGameNameHint')}>
            <TextInput maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        )}
        {booster && (
          <div className="mt-10 grid gap-x-8 gap-y-6 md:grid-cols-2">
            {own && (
              <Field
                label={t('change.note', { booster })}
                hint={t('change.noteHint')}
                aside={t('change.noteLength', { count: note.length, most: longestNote })}
              >
                <TextArea
                  rows={3}
                  dir="auto"
                  maxLength={longestNote}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
              </Field>
            )}
            {asked.next && (
              <ChangeFallback
                booster={booster}
                next={asked.next}
                matching={asked.matching}
                othersOnly={state.tooHigh}
                fallback={asked.ask === 'booster' ? 'keep' : 'others'}
                onChange={setFallback}
              />
            )}
          </div>
        )}
      </div>
      <ChangePanel
        order={order}
        terms={terms}
        state={state}
        asked={asked}
        missing={missing}
        busy={busy}
        onSend={send}
        name={unnamed ? name : null}
      />
    </form>
  )
}

/** Whom staff would ask, where the form begins with what they prepared. */
function askOf({ prepared }: OrderView, first: OrderConfig | null) {
  return prepared && JSON.stringify(first) === JSON.stringify(prepared.config) ? prepared.ask : 'booster'
}

function leadOf(tab: ChangeTab, counted: boolean) {
  if (tab === 'addons' || tab === 'wishes') return `change.lead.${tab}` as const
  if (counted) return tab === 'further' ? 'change.lead.more' : 'change.lead.fewer'
  return `change.lead.${tab}` as const
}
