import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { RaffleCard } from '../raffles/raffle-card.tsx'
import type { HomeData } from './home-page.tsx'

/** The raffles that run now, the one that ends soonest first. */
export function RunningRaffles({ raffles }: Pick<HomeData, 'raffles'>) {
  const { t } = useApp()
  const times = useShopTimes()
  return (
    <section className="shell home-section" aria-labelledby="raffles">
      <div className="home-heading">
        <h2 id="raffles" className="type-h2">
          {t('home.raffles')}
        </h2>
        <LocaleLink to="/raffles" className="text-link hit">
          {t('home.allRaffles')}
        </LocaleLink>
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {raffles.map((raffle) => (
          <li key={raffle.raffle_id} className="only:col-span-full">
            <RaffleCard raffle={raffle}>
              {t('home.raffleCloses', { time: times.dateTime(raffle.closes_at) })}
            </RaffleCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
