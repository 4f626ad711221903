import { inAList } from '#i18n/in-a-list.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useCountryName } from '#web/frame/texts/use-country-name.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import type { Raffle } from './raffle-types.ts'

/** Who organizes it and what holds for everyone who enters: from the raffle and the shop's configuration. */
export function RaffleRules({ raffle }: { raffle: Raffle }) {
  const { t, format, locale, site } = useApp()
  const times = useShopTimes()
  const countries = inAList(t, raffle.countries.map(useCountryName()))
  const { prize, prize_value, currency, places, opened_at, closes_at, about, terms } = raffle
  const rules = [
    t('raffles.rule.organizer', { name: site.operator.name }),
    t('raffles.rule.who', { countries }),
    t('raffles.rule.staff'),
    t('raffles.rule.free'),
    t('raffles.rule.when', {
      from: times.dateAndTime(opened_at),
      until: times.dateAndTime(closes_at),
      zone: zoneName(locale, site.timeZone),
    }),
    t('raffles.rule.prize', { count: places, prize, amount: format.money(prize_value, currency) }),
    t(`raffles.rule.${raffle.prize_kind}`, { percent: format.percent(raffle.prize_cap ?? 0) }),
    t('raffles.rule.claim'),
    t('raffles.rule.data'),
  ]
  return (
    <section id="raffle-rules" className="mt-14 max-w-[72ch] scroll-mt-24">
      {about && <p className="type-large mb-8 whitespace-pre-line text-ink-2">{about}</p>}
      <h2 className="type-h2">{t('raffles.rules')}</h2>
      <ul className="mt-4 grid list-disc gap-2 ps-5 text-ink-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {terms && <p className="mt-4 whitespace-pre-line text-ink-2">{terms}</p>}
    </section>
  )
}
