import type { App } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { hideUndoable, showError, showSuccess, showUndoable } from '#web/kit/ui/toasts.ts'

const toastOf = (orderId: string) => `claim ${orderId}`

/** Undoes a claim, from the toast after it or from the order's page, and says what became of it. */
export async function undoClaim(app: App, order_id: string): Promise<boolean> {
  const { call, t, texts } = app
  await texts.ensure(['booster'])
  try {
    const { data } = await call('undoClaim', { params: { order_id } })
    void showSuccess(t(data.dropped ? 'booster.claimDropped' : 'booster.claimUndone'))
    return true
  } catch (error) {
    void showError(messageOf(t, error))
    return false
  } finally {
    void hideUndoable(toastOf(order_id))
  }
}

/** The toast after a claim, for as long as it can be undone. */
export async function offerUndo(
  app: App,
  { order_id, title, until }: { order_id: string; title: string; until: Date },
): Promise<void> {
  await app.texts.ensure(['booster'])
  const action = { label: app.t('booster.undoClaim'), onPress: () => void undoClaim(app, order_id) }
  await showUndoable({ id: toastOf(order_id), title, until, action })
}
