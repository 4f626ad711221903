import { opensLater } from '#web/frame/shell/opens-later.tsx'

/** The form that takes the place of the sign-in form, loaded with its texts when somebody needs it. */
export const ForgotPassword = opensLater<{ email?: string; onClose: () => void }>(
  () => import('./forgot-password-form.tsx'),
  ['access', 'account', 'rules'],
)
