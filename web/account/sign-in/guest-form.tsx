import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { knownAddress } from '#web/frame/session/known-address.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { CaptchaNote } from './captcha-note.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { useCaptcha } from './use-captcha.ts'

type GuestFormProps = {
  /**
   * Called once the visitor is signed in as a guest and the session knows them; the form stays busy until it settles.
   * Without it the page reloads.
   */
  onDone?: (() => void | Promise<void>) | undefined
  /** Called if the address belongs to an account; the visitor then has to sign in. */
  onKnown: (email: string) => void
}

/** Signs a visitor in as a guest with only an e-mail address (spec 5). */
export function GuestForm({ onDone, onKnown }: GuestFormProps) {
  const { t, call, locale, session } = useApp()
  const captcha = useCaptcha()
  const form = useForm(
    async (values) => {
      const email = String(values.get('email'))
      try {
        const captchaResponse = await captcha.take()
        const accepted = values.has('acceptTos') as true
        await call('guest', {
          body: { email, captchaResponse, acceptTos: accepted, adult: accepted, locale },
        })
      } catch (error) {
        if (isCallError(error) && error.code === 'email_already_exists') return onKnown(email)
        throw error
      }
      if (!onDone) return finishSignIn(t('success.login'))
      await session?.reload()
      await onDone()
    },
    { email: 'rules.email_empty', acceptTos: 'account.termsMissing' },
  )
  return (
    <form {...form.props} className="flex flex-col gap-4" onFocus={captcha.prepare}>
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} hint={t('account.guestHint')} error={form.errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="email" dir="ltr" defaultValue={knownAddress()} />
      </Field>
      <AcceptTerms error={form.errorOf('acceptTos')} />
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('account.continueAsGuest')}
      </Button>
      <CaptchaNote captcha={captcha} />
    </form>
  )
}
