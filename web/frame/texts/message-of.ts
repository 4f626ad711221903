import type { FieldError } from '#contract/errors.ts'
import type { Translate } from '#i18n/translate.ts'
import { isUnanswered } from '../pwa/unanswered.ts'
import { useTranslate } from '../session/app-context.ts'
import { isCallError } from '../session/call.ts'

/** The frame brings the texts of errors, and a form those of the rules that it names. */
const areas = ['errors', 'rules'] as const

/** The text for an error's or a rule's code, else the code itself (spec 8). */
export function wordsOf(t: Translate, code: string): string {
  for (const area of areas) {
    const key = `${area}.${code}`
    if (t.has(key)) return t(key)
  }
  return code
}

/** The text for an error: a refused call's, that the connection is down, or that something went wrong. */
export function messageOf(t: Translate, error: unknown): string {
  // This text is in the shell's area, which is there even when nothing can be loaded.
  if (isUnanswered(error)) return t('shell.noConnection')
  return wordsOf(t, isCallError(error) ? error.code : 'something_wrong')
}

export function useMessageOf(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => messageOf(t, error)
}

/** The text for one field of a refused call, or null; `field` is a path such as `start.division`. */
export function fieldMessage(t: Translate, error: unknown, field: string): string | null {
  if (!isCallError(error)) return null
  const found = error.errors.find((each: FieldError) => each.field === field)
  return found ? wordsOf(t, found.code) : null
}
