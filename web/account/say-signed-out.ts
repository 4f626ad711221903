import type { Locale } from '#i18n/locales.ts'
import { Texts } from '../app/texts.ts'
import { showSuccess } from '../app/toasts.ts'

const shownFor = 1000

/** Spec 8: a toast of one second; done when it has been seen. */
export async function saySignedOut(locale: Locale): Promise<void> {
  const texts = new Texts(locale)
  await texts.ensure(['success'])
  await showSuccess(texts.t('success.logout'))
  await new Promise((resolve) => setTimeout(resolve, shownFor))
}
