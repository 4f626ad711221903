import { type KeyboardEvent, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useLanguageName } from '#web/frame/texts/use-language-name.ts'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import type { CannedAnswer } from './inbox-data.ts'

export type FoundCanned = {
  /** What was typed after the slash; null if nothing was. */
  word: string | null
  found: CannedAnswer[]
  chosen: number
  choose: (answer: CannedAnswer) => void
  /** True if the key was for the list. */
  keys: (event: KeyboardEvent) => boolean
}

/** The answers that a slash and a word find: each in the person's language, or else in English. */
export function useCanned(
  canned: readonly CannedAnswer[],
  text: string,
  locale: Locale,
  insert: (text: string) => void,
): FoundCanned {
  const [at, setAt] = useState(0)
  const word = /^\/([\w-]*)$/.exec(text)?.[1]?.toLowerCase() ?? null
  const found = word === null ? [] : bestOf(canned, locale).filter((each) => matches(each, word))
  const chosen = Math.min(at, Math.max(0, found.length - 1))
  const choose = (answer: CannedAnswer) => {
    setAt(0)
    insert(answer.text)
  }
  const keys = (event: KeyboardEvent) => {
    const answer = found[chosen]
    if (word === null || !answer) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((chosen + step + found.length) % found.length)
    else if (isEnter(event)) choose(answer)
    else return false
    event.preventDefault()
    return true
  }
  return { word, found, chosen, choose, keys }
}

function matches({ shortcut, title }: CannedAnswer, word: string): boolean {
  return shortcut.includes(word) || title.toLowerCase().includes(word)
}

/** One answer per shortcut. */
function bestOf(canned: readonly CannedAnswer[], locale: Locale): CannedAnswer[] {
  const best = new Map<string, CannedAnswer>()
  const order = [locale, 'en']
  const rank = (each: CannedAnswer) => (order.indexOf(each.locale) + order.length + 1) % (order.length + 1)
  for (const each of canned) {
    const known = best.get(each.shortcut)
    if (!known || rank(each) < rank(known)) best.set(each.shortcut, each)
  }
  return [...best.values()]
}

type Props = { list: FoundCanned; locale: Locale }

/** Above the field: arrows choose, Enter inserts, and the text can still be edited. */
export function CannedList({ list: { word, found, chosen, choose }, locale }: Props) {
  const { t } = useApp()
  const languageName = useLanguageName()
  return (
    <div className="inbox-canned">
      <p className="type-small px-4 py-2">{t('inbox.cannedFor', { word: word ?? '' })}</p>
      {found.length === 0 && <p className="type-small px-4 pb-3 text-ink-2">{t('inbox.noCanned')}</p>}
      <ul>
        {found.map((answer, i) => (
          <li key={answer.shortcut}>
            <button
              type="button"
              className="inbox-answer"
              aria-current={i === chosen ? 'true' : undefined}
              data-foreign={answer.locale !== locale || undefined}
              onClick={() => choose(answer)}
            >
              <span className="type-small text-ink-2" dir="ltr">
                /{answer.shortcut}
              </span>
              <span className="min-w-0">
                <b className="type-small block font-semibold" dir="auto">
                  {answer.title}
                </b>
                <span className="type-small line-clamp-2 text-ink-2" dir="auto" lang={answer.locale}>
                  {answer.text}
                </span>
                {answer.locale !== locale && (
                  <span className="type-caption text-ink-3">
                    {t('inbox.onlyIn', { language: languageName(answer.locale) })}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
