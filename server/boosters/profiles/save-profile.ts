import type { z } from 'zod'
import type { saveMyServices as call } from '#contract/my-services.ts'
import type { SpokenLanguage } from '#core/people/profiles.ts'
import type { Locale } from '#i18n/locales.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockFigures } from '../figures/figures-store.ts'
import { findProfile, putProfile } from './profile-store.ts'

type Profile = NonNullable<z.output<typeof call.body>['profile']>

/** What a booster says about themselves, null before they said anything. */
export async function myProfile({ db }: Pick<Services, 'db'>, caller: Caller): Promise<Profile | null> {
  const row = await findProfile(db, caller.id)
  if (!row) return null
  const { languages, about, about_in, free, time_zone } = row
  return {
    languages: languages as (SpokenLanguage & { code: Locale })[],
    about,
    about_in,
    free,
    time_zone,
  }
}

/** Replaces what a booster says about themselves. */
export async function saveProfile(work: Work, caller: Caller, profile: Profile): Promise<void> {
  const { languages, free, ...words } = profile
  if (!(await lockFigures(work.tx, caller.id))) throw new AppError('user_not_booster')
  await putProfile(work.tx, {
    ...words,
    user_id: caller.id,
    languages: JSON.stringify(languages),
    free: JSON.stringify(free),
    updated_at: work.now,
  })
  await raiseTag(work, 'boosters')
}
