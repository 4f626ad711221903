import { type CoachingConfig, mostHours } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { listed } from '#i18n/joined-words.ts'
import { rankName } from '#i18n/order-words.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon, type IconName } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { OrderingDialog, useOrdering } from '../service/use-ordering.ts'
import type { Coach } from './coach-types.ts'
import { PickSlot } from './pick-slot.tsx'
import { type Choice, longestWishes } from './use-choice.ts'
import { type PickedStart, useFreeSlots } from './use-free-slots.ts'

type Props = {
  coach: Coach
  hours: number
  wishes: string
  startsAt: PickedStart
  onChange: (change: Partial<Choice>) => void
}

const promises = [
  ['undo-2', 'coaching.promiseRefund'],
  ['timer', 'coaching.promiseAnswer'],
  ['user', 'coaching.promiseLogin'],
] as const satisfies readonly (readonly [IconName, string])[]

/** Duration, preferences, price, and the page's one button. */
export function BookingPanel({ coach, hours, wishes, startsAt, onChange }: Props) {
  const { t, format } = useApp()
  const user = useUser()
  const revalidate = useRevalidate()
  const config: CoachingConfig = {
    service: 'coaching',
    game: coach.game,
    coachId: coach.coach_id,
    hours,
    wishes: wishes.trim(),
  }
  const total = coach.hourly * hours
  const slot = useSlot(coach, { hours, startsAt })
  const order = useOrdering(
    { config, total, seal: undefined, startsAt: slot.sent },
    () => void revalidate(),
    slot.refused,
  )
  const own = user?._id === coach.coach_id ? t('coaching.own') : null
  return (
    <aside
      className="rounded-panel border border-line-strong bg-surface-1 shadow-lifted"
      aria-label={t('coaching.yourSession')}
      data-game={coach.game}
    >
      <div className="p-6">
        <p className="type-small text-ink-2">
          {listed(t, t(`games.game.${coach.game}`), rankName(t, games[coach.game], coach.rank))}
        </p>
        <h2 className="type-h3 mt-0.5">
          <bdi>{coach.username}</bdi>
        </h2>
        <Hours hours={hours} onChange={(next) => onChange({ hours: next })} />
        {coach.bookable && (
          <div className="mt-5">
            <PickSlot
              slots={slot.slots}
              again={slot.again}
              value={slot.value}
              onChange={(next) => onChange({ startsAt: next })}
            />
          </div>
        )}
        <Field label={t('coaching.wishes')} hint={t('coaching.wishesHint')} className="mt-5">
          <TextArea
            rows={3}
            dir="auto"
            maxLength={longestWishes}
            value={wishes}
            onChange={(event) => onChange({ wishes: event.target.value })}
          />
        </Field>
        <p className="mt-5 flex items-end justify-between gap-4 border-t border-line pt-4">
          <output className="type-price tabular-nums" aria-live="polite">
            {format.money(total)}
          </output>
          <span className="type-caption text-end text-ink-2">
            {t('games.line.hours', { count: hours, unit: format.money(coach.hourly) })}
          </span>
        </p>
        <div className="mt-5 *:w-full">
          <Button
            variant="primary"
            size="large"
            className="w-full"
            busy={order.busy}
            disabledReason={own ?? (slot.missing ? t('slots.missing') : null)}
            onPointerEnter={order.prepare}
            onFocus={order.prepare}
            onClick={order.start}
          >
            {t('coaching.book')}
          </Button>
        </div>
        <p className={`type-caption mt-3 text-center text-ink-2 ${user ? 'invisible' : ''}`}>
          {t('coaching.noAccount')}
        </p>
      </div>
      <ul className="type-small grid gap-3 border-t border-line px-6 py-4 text-ink-2">
        {promises.map(([icon, text]) => (
          <li key={text} className="flex items-center gap-3">
            <Icon name={icon} /> {t(text)}
          </li>
        ))}
      </ul>
      {order.step && <OrderingDialog order={order} onClose={order.close} />}
    </aside>
  )
}

/** The picked start of a coach who offers times: what is shown, what is sent, and what to do if someone else was faster. */
function useSlot(coach: Coach, { hours, startsAt }: { hours: number; startsAt: PickedStart }) {
  const { slots, again } = useFreeSlots(coach.bookable ? coach.coach_id : null, hours)
  // A start that has gone, or that a longer session doesn't fit into, is picked no more.
  const value = startsAt && !slots?.starts.includes(startsAt) ? undefined : startsAt
  const offers = (slots?.starts.length ?? 0) > 0
  return {
    slots,
    again,
    value,
    missing: offers && value === undefined,
    sent: coach.bookable ? (value ?? null) : undefined,
    refused: (error: unknown) => {
      if (isCallError(error) && error.code === 'slot_taken') again()
    },
  }
}

/** One to five hours; at either limit the button beyond it is disabled. */
function Hours({ hours, onChange }: { hours: number; onChange: (hours: number) => void }) {
  const { t } = useApp()
  const step = (by: number) => {
    const next = hours + by
    if (next >= 1 && next <= mostHours) onChange(next)
  }
  return (
    <fieldset className="mt-5">
      <legend className="label mb-2">{t('coaching.howLong')}</legend>
      <div className="control flex items-center justify-between gap-2 px-1">
        <IconButton
          label={t('coaching.lessTime')}
          icon={<Icon name="minus" />}
          aria-disabled={hours <= 1 || undefined}
          onClick={() => step(-1)}
        />
        <output className="font-semibold tabular-nums" aria-live="polite">
          {t('games.hours', { count: hours })}
        </output>
        <IconButton
          label={t('coaching.moreTime')}
          icon={<Icon name="plus" />}
          aria-disabled={hours >= mostHours || undefined}
          onClick={() => step(1)}
        />
      </div>
    </fieldset>
  )
}
