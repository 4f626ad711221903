import { useState } from 'react'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { readList } from '#web/parts/lists/list-query.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { longestSearch, mailList, type SentMail, statesOf, tones } from './mail-list.ts'
import { useKindName } from './use-kind-name.ts'

const MailDialog = opensLater(() => import('./mail-dialog.tsx'))

export async function loader({ call, url }: LoaderContext) {
  const { filters, page } = readList(mailList, url.searchParams)
  const { search, kind, state } = filters
  const query = { page, ...(search && { search }), ...(kind && { kind }), ...(state && { state }) }
  const { data } = await call('listSentMails', { query })
  return data
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.adminMails')} | ${site.name}`, description: t('adminmails.description') }
}

/** Every mail that the shop wrote: where no mail server is set up, this is where they are read. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  const shown = useList(mailList)
  const nameOf = useKindName()
  const [open, setOpen] = useState<SentMail | null>(null)
  return (
    <>
      <h1 className="type-h1">{t('shell.adminMails')}</h1>
      <Notice className="mt-4 mb-6">{t(data.smtp ? 'adminmails.sends' : 'adminmails.kept')}</Notice>
      <List
        list={data}
        shown={shown}
        none={{ title: t('adminmails.none'), text: t('adminmails.noneText') }}
        bar={
          <FilterBar
            shown={shown}
            count={data.total}
            search={{
              name: 'search',
              label: t('adminmails.search'),
              hint: t('adminmails.search'),
              most: longestSearch,
            }}
            choices={[
              {
                name: 'state',
                label: t('adminmails.colStatus'),
                options: statesOf(data.smtp).map((state) => [state, t(`adminmails.state.${state}`)]),
              },
              {
                name: 'kind',
                label: t('adminmails.kind'),
                options: data.kinds.map((kind) => [kind, nameOf(kind)]),
              },
            ]}
          />
        }
      >
        <ListTable
          label={t('shell.adminMails')}
          rows={data.items}
          columns={useColumns(setOpen)}
          keyOf={({ mail_id }) => String(mail_id)}
        />
      </List>
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function useColumns(onOpen: (mail: SentMail) => void): Column<SentMail>[] {
  const { t } = useApp()
  const { dateTime } = useTimes()
  return [
    {
      head: t('adminmails.colSubject'),
      className: 'font-semibold',
      cell: (mail) => (
        <Button variant="link" className="text-start" onClick={() => onOpen(mail)}>
          <bdi>{mail.subject}</bdi>
        </Button>
      ),
    },
    {
      head: t('adminmails.colRecipient'),
      place: 'line',
      cell: ({ recipient }) => <bdi className="wrap-anywhere">{recipient}</bdi>,
    },
    {
      head: t('adminmails.colWritten'),
      className: 'text-ink-2 whitespace-nowrap',
      cell: ({ created_at }) => dateTime(created_at),
    },
    {
      head: t('adminmails.colStatus'),
      place: 'mark',
      cell: ({ state, next_attempt_at, attempts }) => (
        <>
          <Chip tone={tones[state]}>{t(`adminmails.state.${state}`)}</Chip>
          {state === 'retrying' && next_attempt_at && (
            <span className="type-small mt-1 block text-ink-2">
              {t('adminmails.attempts', { count: attempts })}
              <br />
              {t('adminmails.nextAttempt', { time: dateTime(next_attempt_at) })}
            </span>
          )}
        </>
      ),
    },
  ]
}
