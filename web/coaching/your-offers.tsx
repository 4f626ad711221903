import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useRevalidate } from '../router/use-revalidate.ts'
import { useApp } from '../session/app-context.ts'
import { useMessageOf } from '../texts/message-of.ts'
import { WithTexts } from '../texts/with-texts.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showError } from '../ui/toasts.ts'

export type MyOffer = Contract['listMyOffers']['reply']['data']['items'][number]

const OfferDialog = lazy(() => import('./offer-dialog.tsx'))

/** For boosters among the readers: what they offer themselves, game by game. */
export default function YourOffers() {
  return (
    <WithTexts areas={['games', 'coaching', 'coach', 'success']}>
      <Offers />
    </WithTexts>
  )
}

function Offers() {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const [offers, setOffers] = useState<MyOffer[] | null>(null)
  const [editing, setEditing] = useState<MyOffer | null>(null)
  const load = useCallback(async () => {
    const { data } = await call('listMyOffers')
    setOffers(data.items)
  }, [call])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of an error are no reason to read again
  useEffect(() => {
    load().catch((error) => showError(messageOf(error)))
  }, [load])
  if (!offers) return null
  return (
    <section className="card mt-8 p-4 sm:p-6" aria-labelledby="your-coaching">
      <h2 id="your-coaching" className="type-h3">
        {t('coach.title')}
      </h2>
      <p className="type-small mt-1 max-w-[68ch] text-ink-2">{t('coach.lead')}</p>
      <ul className="mt-4">
        {offers.map((each) => (
          <OfferRow key={each.game} offer={each} onEdit={() => setEditing(each)} />
        ))}
      </ul>
      {editing && (
        <Suspense>
          <OfferDialog
            offer={editing}
            onClose={() => setEditing(null)}
            onSaved={async () => {
              setEditing(null)
              await Promise.all([load(), revalidate()])
            }}
          />
        </Suspense>
      )}
    </section>
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
          {may_teach || offer ? t(state) : t('coach.notYet')}
          {offer && `, ${format.money(offer.hourly)}`}
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
