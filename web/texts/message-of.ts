import type { FieldError } from '#contract/errors.ts'
import type { Translate } from '#i18n/translate.ts'
import { isUnanswered } from '../pwa/unanswered.ts'
import { useTranslate } from '../session/app-context.ts'
import { isCallError } from '../session/call.ts'

/** The words of an error's or a rule's code, else the code itself (spec 8). */
export function wordsOf(t: Translate, code: string): string {
  for (const key of [`errors.${code}`, `rules.${code}`]) if (t.has(key)) return t(key)
  return code
}

/** What is said about something thrown: the words of a refused call, that the line is gone, or that something went wrong. */
export function messageOf(t: Translate, error: unknown): string {
  // In the shell's texts, which are there when none can be brought.
  if (isUnanswered(error)) return t('shell.noConnection')
  return wordsOf(t, isCallError(error) ? error.code : 'something_wrong')
}

export function useMessageOf(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => messageOf(t, error)
}

/** The words for one field of a refused call, or null; `field` is a path such as `start.division`. */
export function fieldMessage(t: Translate, error: unknown, field: string): string | null {
  if (!isCallError(error)) return null
  const found = error.errors.find((each: FieldError) => each.field === field)
  return found ? wordsOf(t, found.code) : null
}
