import { useEffect, useEffectEvent, useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import type { GlossaryTerm } from './find-glossary-terms.ts'

const known = new Map<LocaleCode, readonly GlossaryTerm[]>()

/** The glossary in the language of a text, read once; null until it is there. */
export function useGlossaryTerms(language: LocaleCode): {
  terms: readonly GlossaryTerm[] | null
  error: string | null
} {
  const { call } = useApp()
  const messageOf = useMessageOf()
  const [terms, setTerms] = useState(() => known.get(language) ?? null)
  const [error, setError] = useState<string | null>(null)
  const read = useEffectEvent(async () => {
    const found = known.get(language)
    if (found) return setTerms(found)
    try {
      const { data } = await call('listTerms', { query: { language } })
      const all = data.letters.flatMap((letter) => letter.terms)
      known.set(language, all)
      setTerms(all)
    } catch (refusal) {
      setError(messageOf(refusal))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, another language
  useEffect(() => void read(), [language])
  return { terms, error }
}
