import { AppError } from '#server/platform/http/errors.ts'

/** What players of these games and visitors of this shop would think of first; other lists lack these words. */
const ofOurOwn = new Set(
  'league leagueoflegends legends teamfight teamfighttactics valorant wildrift riotgames challenger grandmaster eloboost booster boosting peakline'.split(
    ' ',
  ),
)

let known: Promise<Set<string>> | undefined

/**
 * Whether it would be guessed first: one of the 50,000 most common passwords, or one of our own words, with or
 * without digits.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readKnown()
  const word = password.toLowerCase()
  return (await known).has(word) || ofOurOwn.has(word.replace(/\d{1,20}$/, ''))
}

/** @throws AppError `weak_password`. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new AppError('weak_password', [{ field: 'password', code: 'weak_password' }])
}

/** Read at the first registration: a few megabytes that a server without registrations does not need. */
async function readKnown(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
