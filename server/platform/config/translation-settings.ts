import type { TranslationSettings } from '../outside/http-translation.ts'
import { isLoopback } from './loopback.ts'

/**
 * The translation provider that the operator has chosen; none by default. Throws a message for an address that is
 * wrong. In production messages leave this machine encrypted only. The name is required, because readers and the
 * privacy policy must learn who receives the messages.
 */
export function translationOf(
  { TRANSLATE_URL: url, TRANSLATE_KEY: key, TRANSLATE_NAME }: Record<string, string | undefined>,
  production: boolean,
): TranslationSettings | undefined {
  if (!url) return undefined
  if (!isAllowed(url, production))
    throw new Error(
      `Invalid configuration: TRANSLATE_URL must be an ${production ? 'https' : 'http'} address without a query, to which /translate is added.`,
    )
  const name = TRANSLATE_NAME?.trim()
  if (!name || name.length > 40)
    throw new Error(
      'Invalid configuration: TRANSLATE_URL needs TRANSLATE_NAME, the name of the provider in up to 40 characters.',
    )
  return { url: url.replace(/\/+$/, ''), key, name }
}

function isAllowed(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(address)
  if (search || hash || username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && (!production || isLoopback(hostname)))
}
