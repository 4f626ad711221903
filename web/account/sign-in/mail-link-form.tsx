import { type ReactNode, useState } from 'react'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { CaptchaNote } from './captcha-note.tsx'
import { type Sent, SentMail } from './sent-mail.tsx'
import { useCaptcha } from './use-captcha.ts'

type Props = {
  name: 'forgotPassword' | 'findMyOrder'
  /** What was typed elsewhere. */
  email?: string | undefined
  sentText: MessageKey
  /** In a dialog the field is focused at once; on a page it waits. */
  focuses?: boolean
  children?: ReactNode
}

/** Asks for an address and has a link mailed to it; then says so, whether or not somebody has the address. */
export function MailLinkForm({ name, email = '', sentText, focuses = true, children }: Props) {
  const { t, call } = useApp()
  const [sent, setSent] = useState<Sent | null>(null)
  const captcha = useCaptcha()
  const form = useForm(
    async (values) => {
      const address = String(values.get('email')).trim()
      const show = (text: MessageKey) => setSent({ email: address, text })
      try {
        await call(name, { body: { email: address, captchaResponse: await captcha.take() } })
        show(sentText)
      } catch (error) {
        if (!isCallError(error) || !asked.includes(error.code)) throw error
        show('access.sent.before')
      }
    },
    { email: 'rules.email_empty' },
  )
  if (sent) return <SentMail sent={sent} onAgain={() => setSent(null)} />
  return (
    <form {...form.props} className="flex flex-col gap-4" onFocus={captcha.prepare}>
      {children}
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} error={form.errorOf('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={email}
          autoFocus={focuses}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('access.forgot.send')}
      </Button>
      <CaptchaNote captcha={captcha} />
    </form>
  )
}

/** Refusals of a request that was just made. */
const asked = ['reset password email sent already', 'link_sent_already']
