/** What players of these games, and visitors of this shop, would think of first; lists from elsewhere lack them. */
const ofOurOwn = new Set(
  'league leagueoflegends legends teamfight teamfighttactics valorant wildrift riotgames challenger grandmaster eloboost booster boosting peakline'.split(
    ' ',
  ),
)

let known: Promise<Set<string>> | undefined

/** Whether everybody would guess it first: one of the 50,000 most common, or a word of our own, with digits or without. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readKnown()
  const word = password.toLowerCase()
  return (await known).has(word) || ofOurOwn.has(word.replace(/\d+$/, ''))
}

/** Read at the first registration: a few megabytes that a server without any need not hold. */
async function readKnown(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
