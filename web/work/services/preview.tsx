import '#web/shop/boosters/boosters.css'
import '#web/shop/boosters/profile.css'
import type { Services } from '#core/people/own-services.ts'
import { within } from '#core/people/own-services.ts'
import { playsOf } from '#core/people/plays.ts'
import { AboutColumn } from '#web/shop/boosters/about-column.tsx'
import type { ServicesForm } from './services-form.ts'

type Props = { username: string; form: ServicesForm; allowed: Services }

/** The public profile as customers will read it once this is saved; what staff have to allow first isn't on it. */
export function Preview({ username, form, allowed }: Props) {
  const booster = {
    username,
    plays: playsOf(within(form, allowed)),
    about: form.about.trim(),
    about_in: form.about.trim() ? form.about_in : null,
    languages: form.languages,
    free: form.hours.map(({ day, from, to }) => ({ day, from: from / 2, to: to / 2 })),
    time_zone: form.time_zone || null,
    taken: [],
    coaching: [],
  }
  return <AboutColumn booster={booster} links={false} />
}
