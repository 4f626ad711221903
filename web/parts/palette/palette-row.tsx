import { Fragment } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { numberStart } from '#core/site/search.ts'
import { orderTitle, statusName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { StateChip } from '#web/kit/ui/state-chip.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { actionLabel, type Entry, type Found, markOf } from './palette-entries.ts'

/** What tells two entries apart. */
export function keyOf(entry: Entry): string {
  switch (entry.kind) {
    case 'order':
      return `order ${entry.order.order_id}`
    case 'person':
      return `person ${entry.person.user_id}`
    case 'coupon':
      return `coupon ${entry.coupon.code}`
    case 'more':
      return `more ${entry.group}`
    case 'action':
      return `action ${entry.action.name}`
    case 'page':
      return `page ${entry.link.to}`
  }
}

/** A line of the palette; what was typed is marked in it. */
export function PaletteRow({ entry, words }: { entry: Entry; words: string }) {
  const { t } = useApp()
  switch (entry.kind) {
    case 'order':
      return <OrderRow order={entry.order} words={words} />
    case 'person':
      return <PersonRow person={entry.person} words={words} />
    case 'coupon':
      return (
        <>
          <DashboardIcon name="ticket-percent" className="text-ink-2" />
          <span className="grow font-semibold" dir="ltr">
            <Marked text={entry.coupon.code} typed={words} />
          </span>
          <span className="type-caption text-ink-3">{t(`palette.coupon.${entry.coupon.state}`)}</span>
        </>
      )
    case 'more':
      return <span className="type-small text-ink-2">{t('palette.more', { count: entry.count })}</span>
    case 'action':
      return (
        <>
          <LateIcon name={entry.action.icon} className="text-ink-2" />
          <span className="font-semibold">{t(actionLabel(entry.action))}</span>
        </>
      )
    case 'page':
      return (
        <>
          <DashboardIcon name={entry.link.icon} className="text-ink-2" />
          <span className="font-semibold">{t(entry.link.label)}</span>
        </>
      )
  }
}

function OrderRow({ order, words }: { order: Found['orders'][number]; words: string }) {
  const { t } = useApp()
  const { config, number, customer, booster, in_game_name, found_by } = order
  const typed = numberStart(words)
  const digits = typed === null ? '' : orderNumber(Number(typed))
  const names = [customer, booster, in_game_name].filter((each) => each !== null)
  return (
    <>
      {isBoost(config) ? (
        // Half as large as on the board.
        <span className="h-6 w-17 shrink-0 max-sm:hidden [&_svg]:origin-top-left [&_svg]:scale-50 rtl:[&_svg]:origin-top-right">
          <OrderProfile config={config} />
        </span>
      ) : (
        <DashboardIcon name="graduation-cap" className="text-ink-2" />
      )}
      <span className="min-w-0 grow">
        <span className="flex gap-2">
          <b className="shrink-0 font-semibold" dir="ltr">
            <Marked text={orderNumber(number)} typed={found_by === 'number' ? digits : ''} />
          </b>
          <span className="truncate">{orderTitle(t, order)}</span>
        </span>
        <span className="type-caption block truncate text-ink-3">
          <span className="sm:hidden">{t(statusName(order))}</span>
          {names.map((name, at) => (
            <Fragment key={`${at} ${name}`}>
              <span aria-hidden="true" className={at === 0 ? 'sm:hidden' : undefined}>
                {' · '}
              </span>
              <bdi>
                <Marked text={name} typed={found_by === 'number' ? '' : words} />
              </bdi>
            </Fragment>
          ))}
        </span>
      </span>
      <span className="shrink-0 max-sm:hidden">
        <StateChip status={order.status}>{t(statusName(order))}</StateChip>
      </span>
    </>
  )
}

function PersonRow({ person, words }: { person: Found['people'][number]; words: string }) {
  const { t } = useApp()
  const { username, email, role, banned } = person
  return (
    <>
      <Avatar name={username} />
      <span className="min-w-0 grow truncate">
        <bdi className="font-semibold">
          <Marked text={username} typed={words} />
        </bdi>{' '}
        <span className="type-small text-ink-3" dir="ltr">
          <Marked text={email} typed={words} />
        </span>
      </span>
      {banned && <Chip tone="error">{t('palette.banned')}</Chip>}
      <span className="type-caption shrink-0 text-ink-3">{t(`palette.role.${role}`)}</span>
    </>
  )
}

/** What was typed, in weight and color, where a text begins with it. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const mark = markOf(text, typed)
  if (!mark) return text
  return (
    <>
      <mark className="bg-transparent font-bold text-glow-ink">{mark.marked}</mark>
      {mark.after}
    </>
  )
}
