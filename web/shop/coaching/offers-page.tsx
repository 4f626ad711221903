import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { listed } from '#i18n/joined-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Data = Contract['listMyOffers']['reply']['data']
export type MyOffer = Data['items'][number]

const OfferDialog = opensLater(() => import('./offer-dialog.tsx'))

export async function loader({ call }: LoaderContext): Promise<Data> {
  return (await call('listMyOffers')).data
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.boosterCoaching')} | ${site.name}`, description: t('coach.lead') }
}

/** A booster's coaching offers, game by game. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  const revalidate = useRevalidate()
  const [editing, setEditing] = useState<MyOffer | null>(null)
  return (
    <>
      <h1 className="type-h1">{t('shell.boosterCoaching')}</h1>
      <p className="type-body mt-1 max-w-[68ch] text-ink-2">{t('coach.lead')}</p>
      <ul className="mt-6 max-w-3xl border-b border-line">
        {data.items.map((each) => (
          <OfferRow key={each.game} offer={each} onEdit={() => setEditing(each)} />
        ))}
      </ul>
      <section className="mt-8 max-w-3xl">
        <h2 className="type-h3">{t('teaching.title')}</h2>
        <p className="type-body mt-1 mb-4 max-w-[68ch] text-ink-2">{t('coach.hoursText')}</p>
        <div className="flex flex-wrap gap-2">
          <LocaleLink to="/dashboard/booster/coaching/hours" className={buttonClass({ variant: 'outline' })}>
            {t('coach.setHours')}
          </LocaleLink>
          <LocaleLink
            to="/dashboard/booster/coaching/calendar"
            className={buttonClass({ variant: 'outline' })}
          >
            {t('calendar.open')}
          </LocaleLink>
        </div>
      </section>
      {editing && (
        <OfferDialog
          offer={editing}
          onClose={() => setEditing(null)}
          onSaved={async () => {
            setEditing(null)
            await revalidate()
          }}
        />
      )}
    </>
  )
}

function OfferRow({ offer: { game, may_teach, offer }, onEdit }: { offer: MyOffer; onEdit: () => void }) {
  const { t, format } = useApp()
  const state = !offer ? 'coach.none' : offer.active && may_teach ? 'coach.listed' : 'coach.unlisted'
  return (
    <li
      data-game={game}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
    >
      <p>
        <span className="type-table flex items-center gap-2 font-semibold">
          <span className="lozenge" aria-hidden="true" /> {t(`games.game.${game}`)}
        </span>
        <span className="type-small text-ink-2">
          {offer
            ? listed(t, t(state), t('coaching.hourly', { price: format.money(offer.hourly) }))
            : t(may_teach ? state : 'coach.notYet')}
        </span>
      </p>
      {(may_teach || offer) && (
        <Button variant="outline" onClick={onEdit}>
          {!offer && <Icon name="plus" />} {t(offer ? 'coach.edit' : 'coach.offer')}
        </Button>
      )}
    </li>
  )
}
