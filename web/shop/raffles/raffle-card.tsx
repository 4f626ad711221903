import type { ReactNode } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { RaffleMountain } from '#web/kit/drawing/raffle-mountain/raffle-mountain.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import type { ListedRaffle } from './raffle-types.ts'

/** A raffle with its prize, leading to its page; the caller's words come last. */
export function RaffleCard({
  raffle: { slug, title, prize, state, tickets, demo },
  mark,
  children,
}: {
  raffle: ListedRaffle
  mark?: ReactNode
  children: ReactNode
}) {
  const { t, dir } = useApp()
  return (
    <LocaleLink
      to="/raffles/:slug"
      params={{ slug }}
      className="card grid h-full grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 p-4 sm:p-6"
    >
      <RaffleMountain dir={dir} last={tickets} isFull={state !== 'open'} frame="small" />
      <span className="grid gap-1">
        {(mark || demo) && (
          <span className="flex flex-wrap gap-2">
            {mark}
            {demo && <Chip>{t('shell.demo')}</Chip>}
          </span>
        )}
        <strong className="type-h3 wrap-anywhere">{title}</strong>
        <span className="wrap-anywhere text-ink-2">{prize}</span>
        <span className="type-small text-ink-3 tabular-nums">{children}</span>
      </span>
    </LocaleLink>
  )
}
