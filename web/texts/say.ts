import type { Translate } from '#i18n/translate.ts'

/** Says in a toast what went wrong. Both parts come when the page is idle: once the line is gone, it is too late. */
export async function say(t: Translate, error: unknown): Promise<void> {
  const [{ showError }, { messageOf }] = await Promise.all([
    import('../ui/toasts.ts'),
    import('./message-of.ts'),
  ])
  await showError(messageOf(t, error))
}
