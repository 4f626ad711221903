import type { Translate } from '#i18n/translate.ts'
import { showError } from '#web/kit/ui/toasts.ts'
import { messageOf } from './message-of.ts'

export function showErrorOf(t: Translate, error: unknown): Promise<void> {
  return showError(messageOf(t, error))
}
