import './applications.css'
import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { ApplicationStatus as Status } from '#core/boosters/applications.ts'
import { games } from '#core/games/games.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { readList } from '#web/parts/lists/list-query.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { applicationList, listStates } from './application-list.ts'

const AnswerDialog = opensLater(() => import('./answer-dialog.tsx'))

export async function loader({ call, url }: LoaderContext) {
  const { filters, page } = readList(applicationList, url.searchParams)
  const state = filters.state || 'open'
  const { data } = await call('listApplications', { query: { state, page } })
  return { ...data, state }
}

export type ApplicationsData = Awaited<ReturnType<typeof loader>>
type Row = Contract['listApplications']['reply']['data']['items'][number]

export function meta({ t, site }: MetaContext<ApplicationsData>) {
  return {
    title: `${t('shell.adminApplications')} | ${site.name}`,
    description: t('applications.description'),
  }
}

/** The applications that wait for staff, oldest first, and those that were answered. */
export function Page({ data }: { data: ApplicationsData }) {
  const { t } = useApp()
  const [open, setOpen] = useState<string | null>(null)
  const { state } = data
  return (
    <>
      <h1 className="type-h1">{t('shell.adminApplications')}</h1>
      <div className="mt-4">
        <Tabs label={t('shell.adminApplications')}>
          {listStates.map((each) => (
            <LocaleLink
              key={each}
              to="/dashboard/admin/booster-application"
              search={each === 'open' ? '' : `?state=${each}`}
              aria-current={each === state ? 'page' : undefined}
            >
              {t(`applications.state.${each}`)}
            </LocaleLink>
          ))}
        </Tabs>
      </div>
      <div className="mt-6">
        <List
          list={data}
          none={
            state === 'open'
              ? { title: t('applications.none'), text: t('applications.noneText') }
              : { title: t('applications.noneAnswered'), text: t('applications.noneAnsweredText') }
          }
          count={t('applications.count', { count: data.total })}
        >
          <ListTable
            label={t('shell.adminApplications')}
            rows={data.items}
            columns={useColumns(state, setOpen)}
            keyOf={({ application_id }) => application_id}
          />
        </List>
      </div>
      {open && <AnswerDialog applicationId={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const tones: Partial<Record<Status, Tone>> = { sent: 'warning', accepted: 'good', asked: 'note' }

function useColumns(state: ApplicationsData['state'], onOpen: (id: string) => void): Column<Row>[] {
  const { t } = useApp()
  const { dateTime } = useTimes()
  const now = useNow()
  return [
    {
      head: t('applications.colWho'),
      className: 'font-semibold',
      cell: ({ application_id, username }) => (
        <Button variant="link" onClick={() => onOpen(application_id)}>
          <bdi>{username}</bdi>
        </Button>
      ),
    },
    {
      head: t('applications.colGames'),
      place: 'line',
      className: 'text-ink-2',
      cell: ({ accounts }) =>
        accounts.map(({ game, best, ceiling }) => (
          <span key={game} className="block">
            {t('applications.gameRanks', {
              game: t(`games.game.${game}`),
              best: rankName(t, games[game], best),
              ceiling: rankName(t, games[game], ceiling),
            })}
          </span>
        )),
    },
    { head: t('applications.colSent'), cell: ({ sent_at }) => dateTime(sent_at) },
    {
      head: t('applications.colStatus'),
      place: 'mark',
      cell: ({ status }) =>
        status === 'draft' ? null : (
          <Chip className="chip-state" tone={tones[status]} outlined={status === 'refused'}>
            {t(`applications.status.${status}`)}
          </Chip>
        ),
    },
    state === 'open'
      ? {
          head: t('applications.colDue'),
          cell: ({ due_at }) =>
            due_at && (
              <>
                {dateTime(due_at)}
                {now !== null && Date.parse(due_at) < now && (
                  <Chip tone="error" className="ms-2">
                    {t('applications.late')}
                  </Chip>
                )}
              </>
            ),
        }
      : {
          head: t('applications.colAnswered'),
          cell: ({ decided_at }) => decided_at && dateTime(decided_at),
        },
  ]
}
