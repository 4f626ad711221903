import { showSuccess } from '../ui/toasts.ts'

const reloadAfter = 1000

/** Spec 4: a toast of one second, then the page is loaded anew as the signed-in person sees it. */
export function finishSignIn(text: string): void {
  void showSuccess(text)
  setTimeout(() => location.reload(), reloadAfter)
}
