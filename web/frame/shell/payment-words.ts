import type { Payments } from '#contract/site.ts'
import type { Translate } from '#i18n/translate.ts'

/** How customers can pay, in words: what the provider offers, and the balance. */
export function paymentWords(t: Translate, { sandbox, methods }: Payments): string[] {
  const offered = methods.length > 0 ? methods : [t(sandbox ? 'shell.testPayment' : 'shell.card')]
  return [...offered, t('shell.yourBalance')]
}
