import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { OrderLink } from '#web/parts/lists/order-link.tsx'
import { MoreRows, NoRows, PersonPart, Rows, usePersonPage } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

const CorrectDialog = opensLater(() => import('./correct-dialog.tsx'))
const WriteOffDialog = opensLater(() => import('./write-off-dialog.tsx'))

/** A person's balance: its last entries, whether they add up, what it consists of, and how staff correct it. */
export function PersonBalance({ onChange, ...props }: SectionProps & { onChange: () => void }) {
  const { t, call, format } = useApp()
  const times = useTimes()
  const { person } = props
  const [open, setOpen] = useState<'correct' | 'writeOff' | null>(null)
  const [query, setPage, what] = usePersonPage()
  const dialog = { person, onChange, onClose: () => setOpen(null) }
  return (
    <PersonPart
      {...props}
      section="balance"
      title={t('people.balance')}
      beside={({ balance }) => <span className="type-h2 tabular-nums">{format.money(balance)}</span>}
      what={what}
      read={async () => (await call('getPersonBalance', { params: { user_id: person.user_id }, query })).data}
      // Nobody changes their own.
      action={
        person.refusals.account === 'own_account' ? null : (
          <span className="flex flex-wrap gap-2">
            <Button variant="outline" size="small" onClick={() => setOpen('correct')}>
              {t('people.correct')}
            </Button>
            {person.debt > 0 && (
              <Button variant="outline" size="small" onClick={() => setOpen('writeOff')}>
                {t('people.writeOff')}
              </Button>
            )}
            {open === 'correct' && <CorrectDialog {...dialog} />}
            {open === 'writeOff' && <WriteOffDialog {...dialog} />}
          </span>
        )
      }
    >
      {(data) => (
        <>
          {data.debt > 0 && (
            <Notice tone="warning" className="mt-3">
              {t('person.debt', { amount: format.money(data.debt) })}
            </Notice>
          )}
          {data.waiting.map(({ proposal_id, kind, amount, note, asked_by, asked_at }) => (
            <p key={proposal_id} className="type-small flex flex-wrap gap-x-4 border-b border-line py-2.5">
              <span className="text-ink-3">{times.day(asked_at)}</span>
              <span className="grow">
                {t(`proposals.kind.${kind}`)} <span className="text-warning">{t('person.waits')}</span>{' '}
                <bdi className="text-ink-2">{asked_by.username}</bdi>
                {note && (
                  <span dir="auto" className="block text-ink-2">
                    {note}
                  </span>
                )}
              </span>
              {amount !== null && (
                <span className="text-ink-2 tabular-nums">
                  {format.money(kind === 'take_balance' ? -amount : amount, 'EUR', 'signed')}
                </span>
              )}
            </p>
          ))}
          {data.total === 0 && <NoRows>{t('person.noEntries')}</NoRows>}
          <Rows>
            {data.items.map(({ entry_id, kind, amount, balance, order, at }) => (
              <li
                key={entry_id}
                className="type-small grid grid-cols-[1fr_auto] gap-x-4 py-2.5 sm:grid-cols-[7.5rem_1fr_6rem_6rem]"
              >
                <time dateTime={at} className="text-ink-3 max-sm:row-start-2">
                  {times.dateTime(at)}
                </time>
                <span>
                  {t(`balance.kind.${kind}`)} {order && <OrderLink order={order} />}
                </span>
                <b className={`text-end font-semibold tabular-nums ${amount > 0 ? 'text-good' : ''}`}>
                  {format.money(amount, 'EUR', 'signed')}
                </b>
                <span className="text-end text-ink-2 tabular-nums">{format.money(balance)}</span>
              </li>
            ))}
          </Rows>
          <p
            className={`type-small mt-3 flex items-center gap-2 ${data.matches ? 'text-good' : 'text-error'}`}
          >
            <Icon name={data.matches ? 'check' : 'triangle-alert'} size={16} />
            {t(data.matches ? 'person.matches' : 'person.differs')}
          </p>
          {data.lots.length > 0 && (
            <p className="type-small mt-1 text-ink-2">
              {data.lots.map(({ origin, left }) => (
                <span key={origin} className="me-4">
                  {t(`person.lot.${origin}`, { amount: format.money(left) })}
                </span>
              ))}
            </p>
          )}
          <MoreRows list={data} onPage={setPage} />
        </>
      )}
    </PersonPart>
  )
}
