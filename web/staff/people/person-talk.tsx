import { useState } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { type SentMail, tones } from '../mails/mail-list.ts'
import { MoreRows, NoRows, PersonPart, Rows, usePersonPage } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

const MailDialog = opensLater(() => import('../mails/mail-dialog.tsx'))

/** A person's talks with support; each leads to the inbox. */
export function PersonChats(props: SectionProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const [query, setPage, what] = usePersonPage()
  const params = { user_id: props.person.user_id }
  return (
    <PersonPart
      {...props}
      section="chats"
      title={t('person.chats')}
      what={what}
      read={async () => (await call('listPersonChats', { params, query })).data}
    >
      {(data) => (
        <>
          {data.total === 0 && <NoRows>{t('person.noChats')}</NoRows>}
          <Rows>
            {data.items.map(({ thread_id, channel, status, last, updated_at }) => (
              <li key={thread_id}>
                <LocaleLink
                  to="/dashboard/admin/support"
                  search={`?thread=${thread_id}`}
                  className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5"
                >
                  <span className="w-28 text-ink-3">{times.dateTime(updated_at)}</span>
                  <span className="min-w-0 grow basis-40 truncate">
                    <b className="font-semibold">{t(`person.channel.${channel}`)}</b>{' '}
                    <span dir="auto" className="text-ink-2">
                      {last?.text}
                    </span>
                  </span>
                  <Chip tone={status === 'waiting' ? 'warning' : undefined}>
                    {t(`person.talk.${status}`)}
                  </Chip>
                </LocaleLink>
              </li>
            ))}
          </Rows>
          <MoreRows list={data} onPage={setPage} />
        </>
      )}
    </PersonPart>
  )
}

/** The mails that were written to a person; one that gives access to the account is recorded when it is read, as everywhere. */
export function PersonMails(props: SectionProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const { user_id, email } = props.person
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<SentMail | null>(null)
  return (
    <PersonPart
      {...props}
      section="mails"
      title={t('shell.adminMails')}
      what={String(page)}
      read={async () => (await call('listSentMails', { query: { user_id, page } })).data}
      action={
        <LocaleLink
          to="/dashboard/admin/mails"
          search={`?search=${encodeURIComponent(email)}`}
          className="text-link type-small"
        >
          {t('person.toMails')}
        </LocaleLink>
      }
    >
      {(data) => (
        <>
          {data.total === 0 && <NoRows>{t('person.noMails')}</NoRows>}
          <Rows>
            {data.items.map((mail) => (
              <li key={mail.mail_id} className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="w-28 text-ink-3">{times.dateTime(mail.created_at)}</span>
                <Button
                  variant="link"
                  className="min-w-0 grow basis-40 text-start"
                  onClick={() => setOpen(mail)}
                >
                  <bdi>{mail.subject}</bdi>
                </Button>
                <Chip tone={tones[mail.state]}>{t(`adminmails.state.${mail.state}`)}</Chip>
              </li>
            ))}
          </Rows>
          <MoreRows list={data} onPage={(next) => setPage(next.page)} />
          {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
        </>
      )}
    </PersonPart>
  )
}
