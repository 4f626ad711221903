import type { ComponentProps, ReactNode } from 'react'
import { mostStars } from '#core/boosters/reviews.ts'
import { games } from '#core/games/games.ts'
import { gamesWithPlaces } from '#core/people/profiles.ts'
import { duration } from '#i18n/duration.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { avatarAddress } from '#web/frame/session/avatar-address.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Th } from '#web/kit/ui/table.tsx'
import { HeartButton } from '#web/parts/favorites/heart-button.tsx'
import { ClimbEnds, ClimbProfile, useTook } from '#web/parts/finished/climb-ends.tsx'
import type { ListedBooster, LiveState } from './booster-types.ts'
import { Lozenge } from './lozenge.tsx'
import { OnTime } from './on-time.tsx'
import { OnlineState } from './online-state.tsx'
import { OrderButton } from './order-button.tsx'

type Wanted = ComponentProps<typeof OrderButton>['wanted']
type Props = {
  boosters: readonly ListedBooster[]
  live: ReadonlyMap<string, LiveState> | undefined
  wanted: Wanted
}

/** A row for each booster, a block of lines on a phone; the whole of it leads to their page. */
export function BoosterRows({ boosters, live, wanted }: Props) {
  const { t } = useApp()
  return (
    <table className="booster-table" aria-label={t('boosters.table')}>
      <thead>
        <tr>
          <Th>{t('boosters.booster')}</Th>
          <Th>{t('boosters.playsUpTo')}</Th>
          <Th>{t('boosters.lastOrder')}</Th>
          <Th>{t('boosters.finished')}</Th>
          <Th>{t('boosters.onTime')}</Th>
          <Th className="first-letter:uppercase">{t('boosters.medianStart')}</Th>
          <Th>{t('boosters.gamesWon')}</Th>
          <Th>
            <span className="sr-only">{t('boosters.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {boosters.map((booster) => (
          <BoosterRow
            key={booster.username}
            booster={booster}
            live={live?.get(booster.username)}
            wanted={wanted}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { booster: ListedBooster; live: LiveState | undefined; wanted: Wanted }

function BoosterRow({ booster, live, wanted }: RowProps) {
  const { t } = useApp()
  const { username, plays, last_climb: last, figures } = booster
  return (
    <tr>
      <td data-place="who">
        <Who booster={booster} live={live} />
      </td>
      <td data-place="plays">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {plays.slice(0, 2).map(({ game, ceiling }) => (
            <li key={game} className="flex items-center gap-2 whitespace-nowrap">
              <Emblem game={games[game]} tier={ceiling.tier} size={22} />
              <span>
                <bdi>{rankName(t, games[game], ceiling)}</bdi>{' '}
                <span className="text-ink-3">{t(`boosters.short.${game}`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </td>
      <td data-place="climb">
        {last ? (
          <LastClimb climb={last} />
        ) : (
          <p className="flex items-center gap-4 text-ink-2">
            <NewTrail />
            {t('boosters.newHere')}
          </p>
        )}
      </td>
      {figures ? (
        <FigureCells booster={booster} />
      ) : (
        (['finished', 'onTime', 'start', 'won'] as const).map((place) => (
          <td key={place} data-place={place} data-empty>
            <Unknown />
          </td>
        ))
      )}
      <td data-place="order">
        <div className="flex flex-col items-end gap-1" data-of={username}>
          <OrderButton booster={booster} live={live} wanted={wanted} />
        </div>
      </td>
    </tr>
  )
}

function Who({ booster, live }: Omit<RowProps, 'wanted'>) {
  const { t } = useApp()
  const names = booster.languages.map(({ code }) => localeInfo(code as 'en').name)
  return (
    <div className="flex items-center gap-3">
      <span className="booster-disc">
        <Avatar name={booster.username} src={avatarAddress(booster.avatar)} />
      </span>
      <div className="min-w-0">
        <LocaleLink
          to="/booster/:username"
          params={{ username: booster.username }}
          className="row-cover type-sign block truncate"
        >
          <bdi>{booster.username}</bdi>
        </LocaleLink>
        <p className="type-small text-ink-2">
          <OnlineState live={live} />
        </p>
        {names.length > 0 && <p className="type-caption text-ink-3">{inAList(t, names)}</p>}
      </div>
      <HeartButton username={booster.username} />
    </div>
  )
}

function LastClimb({ climb }: { climb: NonNullable<ListedBooster['last_climb']> }) {
  const took = useTook()
  return (
    <div className="flex items-center gap-4">
      <ClimbProfile climb={climb} />
      <div className="min-w-0">
        <p className="type-sign flex items-baseline gap-2">
          <Lozenge game={climb.game} />
          <ClimbEnds climb={climb} />
        </p>
        <p className="type-small text-ink-2">{took(climb)}</p>
      </div>
    </div>
  )
}

function FigureCells({ booster }: { booster: ListedBooster }) {
  const { t, format, locale } = useApp()
  const { figures, plays } = booster
  if (!figures) return null
  const { finished, reviews, rating, start_seconds, won, recorded } = figures
  const onlyPlaces = plays.every(({ game }) => gamesWithPlaces.includes(game))
  return (
    <>
      <Cell
        place="finished"
        label={t('boosters.finishedShort')}
        note={
          rating === null
            ? t('boosters.reviews', { count: reviews })
            : t('finished.rated', {
                count: reviews,
                stars: t('finished.stars', { stars: format.number(rating), most: mostStars }),
              })
        }
      >
        {format.number(finished)}
      </Cell>
      <Cell place="onTime" label={t('boosters.onTimeShort')}>
        <OnTime figures={figures} />
      </Cell>
      <Cell place="start" label={t('boosters.startShort')}>
        {start_seconds === null ? <Unknown /> : duration(locale, start_seconds * 1000)}
      </Cell>
      <Cell place="won" label={t('boosters.wonShort')} note={onlyPlaces ? t('boosters.places') : undefined}>
        {recorded === 0 ? <Unknown /> : format.percent(Math.round((won / recorded) * 100))}
      </Cell>
    </>
  )
}

type CellProps = { place: string; label: string; note?: string | undefined; children: ReactNode }

/** A figure; on a phone its label is under it. */
function Cell({ place, label, note, children }: CellProps) {
  return (
    <td data-place={place}>
      <span className="booster-figure">{children}</span>
      {note && <span className="type-caption booster-note text-ink-3">{note}</span>}
      <span className="type-caption booster-label text-ink-3" aria-hidden="true">
        {label}
      </span>
    </td>
  )
}

/** A dash where there is too little to say. */
function Unknown() {
  const { t } = useApp()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('boosters.tooFew')}</span>
    </>
  )
}

function NewTrail() {
  return (
    <svg className="new-trail turns" width="136" height="48" viewBox="0 0 136 48" aria-hidden="true">
      <path d="M2 42l20-7 18 2 24-12 20 1 28-20 22 18" />
    </svg>
  )
}
