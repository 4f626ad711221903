import { signInProviders } from '#core/sign-in-providers.ts'
import { ownVariables } from './config.ts'

/**
 * Every variable that an operator sets; `.env.example` and the README explain each. The addresses of sign-in providers are
 * not among them: they are for local providers in development.
 */
export const variables: readonly string[] = [
  ...ownVariables,
  ...signInProviders.flatMap((provider) =>
    ['CLIENT_ID', 'CLIENT_SECRET'].map((name) => `${provider.toUpperCase()}_${name}`),
  ),
  ...['PROFILE_LOOKUP_URL', 'PROFILE_LOOKUP_KEY'],
  ...['TRANSLATE_URL', 'TRANSLATE_KEY', 'TRANSLATE_NAME'],
]
