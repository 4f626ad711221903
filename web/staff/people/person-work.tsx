import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { CheckChip, OrderState } from '#web/orders/order/parts/order-state.tsx'
import { OrderLink } from '#web/parts/lists/order-link.tsx'
import { Facts } from './person-facts.tsx'
import { NoRows, PersonPart, Rows } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

/** What a person does as a booster, and how well; the roster changes it. */
export function PersonWork(props: SectionProps) {
  const { t, call, format } = useApp()
  const times = useTimes()
  const { user_id, username } = props.person
  return (
    <PersonPart
      {...props}
      section="work"
      title={t('person.work')}
      read={async () => (await call('getPersonWork', { params: { user_id } })).data}
      action={
        <LocaleLink
          to="/dashboard/admin/boosters"
          search={`?q=${encodeURIComponent(username)}`}
          className="text-link type-small"
        >
          {t('person.toRoster')}
        </LocaleLink>
      }
    >
      {({ booster, figures, running, reviews }) => (
        <>
          <Facts
            facts={[
              ...(booster.state
                ? [[t('order.colState'), t(`roster.state.${booster.state}`)] as [string, string]]
                : []),
              [t('people.limits'), format.ltr(`${booster.work?.solo_limit} / ${booster.work?.duo_limit}`)],
              [t('person.services'), format.number(booster.work?.services.length ?? 0)],
              ...(figures ? figuresOf(figures) : []),
            ]}
          />
          <h4 className="type-small mt-5 font-semibold">{t('people.claimed')}</h4>
          {running.length === 0 && <NoRows>{t('people.nothing')}</NoRows>}
          <Rows>
            {running.map((order) => (
              <li
                key={order.order_id}
                className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5"
              >
                <OrderLink order={order} />
                <span className="grow">{orderTitle(t, order)}</span>
                {order.due_at && (
                  <span className={Date.parse(order.due_at) < Date.now() ? 'text-error' : 'text-ink-2'}>
                    {times.dateTime(order.due_at)}
                  </span>
                )}
                <OrderState order={order} />
                <CheckChip order={order} />
              </li>
            ))}
          </Rows>
          {reviews.length > 0 && (
            <>
              <h4 className="type-small mt-5 font-semibold">{t('person.reviews')}</h4>
              <Rows>
                {reviews.map(({ order, overall, text, hidden, at }) => (
                  <li key={order.order_id} className="type-small py-2.5">
                    <span className="flex flex-wrap items-center gap-x-4 text-ink-2">
                      <b className="font-semibold text-ink">{t('person.stars', { count: overall })}</b>
                      <OrderLink order={order} />
                      {times.day(at)}
                      {hidden && <Chip>{t('person.hidden')}</Chip>}
                    </span>
                    {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
                  </li>
                ))}
              </Rows>
            </>
          )}
        </>
      )}
    </PersonPart>
  )

  function figuresOf(figures: Figures): [string, string][] {
    const late = figures.late_days.filter((days) => days > 0)
    const most = Math.max(0, ...late)
    return [
      [t('people.completed'), format.number(figures.completed)],
      [
        t('person.onTime'),
        t('person.of', { part: format.number(figures.on_time), all: format.number(figures.completed) }),
      ],
      ...(most > 0 ? ([[t('person.latest'), t('person.days', { count: most })]] as [string, string][]) : []),
      [t('person.disputed'), format.number(figures.disputed)],
      ...(figures.rating
        ? ([
            [
              t('person.rating'),
              t('person.ratingOf', {
                average: format.number(Math.round(figures.rating.average * 10) / 10),
                count: figures.rating.count,
              }),
            ],
          ] as [string, string][])
        : []),
    ]
  }
}

type Figures = NonNullable<
  import('#contract/contract.ts').Contract['getPersonWork']['reply']['data']['figures']
>
