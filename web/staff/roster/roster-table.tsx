import type { Contract } from '#contract/contract.ts'
import { games } from '#core/games/games.ts'
import type { RosterState } from '#core/people/roster.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp, useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { NamedValue } from '#web/parts/lists/named-value.tsx'
import { PersonCell } from '#web/parts/lists/person-cell.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'

export type ListedBooster = Contract['listRoster']['reply']['data']['items'][number]

type Props = { boosters: readonly ListedBooster[]; shown: ShownList; onOpen: (userId: string) => void }

/** A row for each booster; their name opens their work, from anywhere on the row. */
export function RosterTable({ boosters, shown, onOpen }: Props) {
  return (
    <ListTable
      label={useTranslate()('shell.boosters')}
      rows={boosters}
      columns={useColumns(onOpen)}
      keyOf={({ user_id }) => user_id}
      shown={shown}
    />
  )
}

function useColumns(onOpen: Props['onOpen']): Column<ListedBooster>[] {
  const { t, format } = useApp()
  const { day } = useTimes()
  return [
    {
      head: t('shell.role.booster'),
      sorts: { ascending: 'name' },
      cell: (booster) => <PersonCell person={booster} onOpen={() => onOpen(booster.user_id)} />,
    },
    {
      head: t('roster.state'),
      place: 'mark',
      cell: ({ state, asked_at }) => (
        <span className="flex flex-wrap gap-1">
          {state && <StateMark state={state} />}
          {asked_at && <Chip tone="glow">{t('services.asksMark')}</Chip>}
        </span>
      ),
    },
    { head: t('roster.colServices'), place: 'line', cell: (booster) => <Ranks booster={booster} /> },
    { head: t('roster.colNow'), place: 'line', cell: (booster) => <Now booster={booster} /> },
    {
      head: t('roster.colDone'),
      numeric: true,
      cell: ({ completed }) => <NamedValue name={t('roster.colDone')} value={format.number(completed)} />,
    },
    {
      head: t('roster.colSeen'),
      sorts: { descending: 'seen' },
      cell: ({ last_active_at }) => (
        <NamedValue
          name={t('roster.colSeen')}
          value={last_active_at ? day(last_active_at) : t('roster.never')}
        />
      ),
    },
  ]
}

const tones: Record<RosterState, Tone | undefined> = {
  active: 'good',
  paused: 'warning',
  former: undefined,
  banned: 'error',
}

export function StateMark({ state }: { state: RosterState }) {
  return <Chip tone={tones[state]}>{useTranslate()(`roster.state.${state}`)}</Chip>
}

function Ranks({ booster: { work } }: { booster: ListedBooster }) {
  const { t } = useApp()
  if (!work || work.services.length === 0) return <span className="text-ink-3">{t('roster.noServices')}</span>
  return (
    <ul className="grid gap-0.5">
      {work.ceilings.map(({ game, ceiling }) => (
        <li key={game} className="whitespace-nowrap">
          <span className="type-small text-ink-2">{t(`games.game.${game}`)}</span>{' '}
          {rankName(t, games[game], ceiling)}
        </li>
      ))}
    </ul>
  )
}

function Now({ booster: { active, work } }: { booster: ListedBooster }) {
  const { t } = useApp()
  if (!work) return null
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5 tabular-nums">
      <span className="whitespace-nowrap">
        {t('roster.soloNow', { active: active.solo, limit: work.solo_limit })}
      </span>
      <span className="whitespace-nowrap">
        {t('roster.duoNow', { active: active.duo, limit: work.duo_limit })}
      </span>
    </span>
  )
}
