import type { Translate } from '#i18n/translate.ts'

/** The words and the toast come when the page is idle: once the line is gone, it is too late. */
export const prepareToSay = () => import('./error-toast.ts')

/** Says in a toast what went wrong. */
export async function say(t: Translate, error: unknown): Promise<void> {
  try {
    const { showErrorOf } = await prepareToSay()
    await showErrorOf(t, error)
  } catch (unsaid) {
    console.warn(error, unsaid)
  }
}
