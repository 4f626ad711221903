import type { Translate } from '#i18n/translate.ts'

/** In the order of the form's fields. */
export const loginFields = ['in_game_name', 'login', 'password'] as const
export type LoginField = (typeof loginFields)[number]

/** The messages for a login's errors before it is sent. A Riot ID needs a tag. */
export function loginErrors(
  t: Translate,
  { in_game_name, login, password }: Record<LoginField, string>,
): Partial<Record<LoginField, string>> {
  return {
    ...(in_game_name === ''
      ? { in_game_name: t('order.missingName') }
      : !/^[^#]+#\S+$/u.test(in_game_name) && { in_game_name: t('order.missingTag') }),
    ...(login === '' && { login: t('order.missingLogin') }),
    ...(password === '' && { password: t('order.missingPassword') }),
  }
}
