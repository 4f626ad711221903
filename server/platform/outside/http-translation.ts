import { z } from 'zod'
import type { Locale } from '#i18n/locales.ts'
import { boundedText } from './bounded-text.ts'
import { Breaker } from './breaker.ts'
import { type Translation, TranslationAway } from './translation.ts'

const timeoutMs = 5_000

/** A message has 2,000 characters at most, and no language needs five times as many. */
const translated = z.object({ translatedText: z.string().trim().min(1).max(10_000) })

/** Where texts are sent, the service's key if it needs one, and its name for those who read a translation. */
export type TranslationSettings = { url: string; key: string | undefined; name: string }

/**
 * Asks a service that speaks LibreTranslate's protocol. Only the operator chooses the host: redirects are refused
 * (trust I10).
 */
export function httpTranslation(settings: TranslationSettings): Translation {
  const breaker = new Breaker()
  return {
    provider: settings.name,
    async translate(text, language) {
      if (breaker.isOpen()) throw new TranslationAway('it has just failed several times')
      try {
        const answer = await ask(settings, text, language)
        breaker.succeeded()
        return answer
      } catch (error) {
        breaker.failed()
        throw new TranslationAway(reasonOf(error), { cause: error })
      }
    },
  }
}

/** Why it failed, without what it answered: that could contain the message, which no log does. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'it answered something else'
  return error instanceof Error ? error.message : 'no answer'
}

async function ask({ url, key }: TranslationSettings, q: string, target: Locale): Promise<string> {
  const answer = await fetch(`${url}/translate`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ q, source: 'auto', target, format: 'text', ...(key && { api_key: key }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`it answered ${answer.status}`)
  }
  return translated.parse(JSON.parse(await boundedText(answer))).translatedText
}
