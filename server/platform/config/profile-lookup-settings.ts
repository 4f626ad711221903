import type { ProfileLookupSettings } from '../outside/http-profile-lookup.ts'

/**
 * The source of ranks that the operator has set up; none by default. Throws a message for an address that is wrong:
 * names belong in its path or query, never in its host, and in production it is encrypted.
 */
export function profileLookupOf(
  { PROFILE_LOOKUP_URL: url, PROFILE_LOOKUP_KEY: key }: Record<string, string | undefined>,
  production: boolean,
): ProfileLookupSettings | undefined {
  if (!url) return undefined
  const origins = ['a', 'b'].map((part) => {
    const filled = url.replace(/\{(game|server|name)\}/g, part)
    return !filled.includes('{') && URL.canParse(filled) ? new URL(filled).origin : null
  })
  const scheme = production ? /^https:/ : /^https?:/
  if (!url.includes('{name}') || origins[0] === null || origins[0] !== origins[1] || !scheme.test(url))
    throw new Error(
      `Invalid configuration: PROFILE_LOOKUP_URL must be an ${production ? 'https' : 'http'} address with {name}, and perhaps {game} and {server}, in its path or query.`,
    )
  return { url, key }
}
