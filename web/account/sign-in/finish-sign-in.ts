import { showSuccess } from '#web/kit/ui/toasts.ts'

const reloadAfter = 1000

/** Spec 4: shows a toast for one second, then reloads the page for the signed-in person. */
export function finishSignIn(text: string): void {
  void showSuccess(text)
  setTimeout(() => location.reload(), reloadAfter)
}
