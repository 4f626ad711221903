import type { TranslationSettings } from '../outside/http-translation.ts'
import { isOutsideAddress } from './outside-address.ts'

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
  if (!isOutsideAddress(url, production))
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
