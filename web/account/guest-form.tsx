import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useCaptcha } from './use-captcha.ts'

type GuestFormProps = {
  /** Called once the visitor is signed in as a guest; the session already knows them. It stays busy until this is over. */
  onDone: () => void | Promise<void>
  submitLabel?: string
}

/** Begins with an e-mail address only (spec 5). */
export function GuestForm({ onDone, submitLabel }: GuestFormProps) {
  const { t, call, locale, session } = useApp()
  const captcha = useCaptcha()
  const form = useAuthForm(
    async (values) => {
      await call('guest', {
        body: {
          email: String(values.get('email')),
          captchaResponse: await captcha.take(),
          acceptTos: values.has('acceptTos') as true,
          locale,
        },
      })
      await session?.reload()
      await onDone()
    },
    ['email', 'acceptTos'],
  )
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={form.submit}
      onFocus={captcha.prepare}
      noValidate
    >
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} hint={t('account.guestHint')} error={form.errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="email" dir="ltr" />
      </Field>
      <AcceptTerms error={form.errorOf('acceptTos')} />
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {submitLabel ?? t('account.continueAsGuest')}
      </Button>
      <p className="type-caption text-ink-3">{t('account.captcha')}</p>
    </form>
  )
}
