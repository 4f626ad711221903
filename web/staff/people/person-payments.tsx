import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { OrderLink } from '#web/parts/lists/order-link.tsx'
import { MoreRows, NoRows, PersonPart, Rows, usePersonPage } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

const tones = {
  open: 'warning',
  captured: 'good',
  failed: 'error',
  expired: undefined,
  refunded: 'note',
} as const satisfies Record<string, Tone | undefined>
const bankTones = { open: 'error', won: 'good', lost: 'error' } as const

/** What a person paid or tried to pay, and what their bank says of it. */
export function PersonPayments(props: SectionProps) {
  const { t, call, format } = useApp()
  const times = useTimes()
  const [query, setPage, what] = usePersonPage()
  const params = { user_id: props.person.user_id }
  return (
    <PersonPart
      {...props}
      section="payments"
      title={t('person.payments')}
      what={what}
      read={async () => (await call('listPersonPayments', { params, query })).data}
    >
      {(data) => (
        <>
          {data.total === 0 && <NoRows>{t('person.noPayments')}</NoRows>}
          <Rows>
            {data.items.map((row) => (
              <li
                key={row.payment_id}
                className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5"
              >
                <time dateTime={row.at} className="w-28 text-ink-3">
                  {times.dateTime(row.at)}
                </time>
                <span className="grow">
                  {t(`person.paid.${row.subject}`)} {row.order && <OrderLink order={row.order} />}{' '}
                  <span className="text-ink-2">
                    {row.provider === 'balance' ? t('shell.balance') : format.ltr(row.provider)}
                  </span>
                </span>
                {row.chargeback && (
                  <Chip tone={bankTones[row.chargeback]}>{t(`person.bank.${row.chargeback}`)}</Chip>
                )}
                <Chip tone={tones[row.status]}>{t(`person.payment.${row.status}`)}</Chip>
                <span className="min-w-20 text-end">
                  <b className="block font-semibold tabular-nums">{format.money(row.amount)}</b>
                  {row.refunded > 0 && (
                    <span className="type-caption block text-ink-2 tabular-nums">
                      {format.money(0 - row.refunded)}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </Rows>
          <MoreRows list={data} onPage={setPage} />
        </>
      )}
    </PersonPart>
  )
}
