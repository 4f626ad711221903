import type { Translate } from '#i18n/translate.ts'

/** Loads texts and toast while the page is idle, because they can't load once the connection is down. */
export const prepareToSay = () => import('./error-toast.ts')

/** Shows an error in a toast. */
export async function say(t: Translate, error: unknown): Promise<void> {
  try {
    const { showErrorOf } = await prepareToSay()
    await showErrorOf(t, error)
  } catch (unsaid) {
    console.warn(error, unsaid)
  }
}
