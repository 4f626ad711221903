import { useEffect, useRef, useState } from 'react'
import { CaptchaNote } from '#web/account/sign-in/captcha-note.tsx'
import { useCaptcha } from '#web/account/sign-in/use-captcha.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

/** Takes an address for the opening mail; then says where to confirm it, the same for every address. */
export function OpeningMailForm() {
  const { t, call, locale } = useApp()
  const [sent, setSent] = useState<string | null>(null)
  const captcha = useCaptcha()
  const form = useForm(
    async (values) => {
      const email = String(values.get('email')).trim()
      const captchaResponse = await captcha.take()
      const { data } = await call('askOpeningMail', { body: { email, locale, captchaResponse } })
      // It opened while this page was shown.
      if (data.open) location.reload()
      else setSent(email)
    },
    { email: 'rules.email_empty' },
  )
  if (sent) return <Sent email={sent} onAgain={() => setSent(null)} />
  return (
    <form {...form.props} className="closed-form" onFocus={captcha.prepare}>
      <h2 className="type-h3">{t('soon.mailTitle')}</h2>
      <p className="type-body mt-1 text-ink-2">{t('soon.mailText')}</p>
      {form.error && <ErrorNote message={form.error} className="mt-4" />}
      <div className="closed-field">
        <Field label={t('account.email')} error={form.errorOf('email')} className="grow">
          <TextInput name="email" type="email" autoComplete="email" dir="ltr" />
        </Field>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('soon.send')}
        </Button>
      </div>
      <CaptchaNote captcha={captcha} />
    </form>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t, format } = useApp()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="closed-form flex flex-col items-start gap-2">
      <span className="text-good">
        <Icon name="circle-check" size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        {t('soon.sentTitle')}
      </h2>
      <p className="type-body wrap-anywhere text-ink-2">{t('soon.sentText', { email: format.ltr(email) })}</p>
      <Button variant="link" size="small" onClick={onAgain}>
        {t('access.sent.other')}
      </Button>
    </div>
  )
}
