import { inAList } from '#i18n/in-a-list.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Profile } from './booster-types.ts'

/** What a booster's page is called, in its title and for search engines. Needs the texts of `profile` and `games`. */
export function titleOf(
  t: Translate,
  { username: booster, plays }: Pick<Profile, 'username' | 'plays'>,
): string {
  return t('profile.metaTitle', { booster, game: gamesOf(t, plays) })
}

/** The games that a booster plays, in words. */
export function gamesOf(t: Translate, plays: Profile['plays']): string {
  return inAList(
    t,
    plays.map(({ game }) => t(`games.game.${game}`)),
  )
}
