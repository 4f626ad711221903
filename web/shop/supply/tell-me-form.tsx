import { useEffect, useRef, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { Translate } from '#i18n/translate.ts'
import { CaptchaNote } from '#web/account/sign-in/captcha-note.tsx'
import { useCaptcha } from '#web/account/sign-in/use-captcha.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Wish = Omit<Contract['askSupplyMail']['body'], 'email' | 'locale' | 'captchaResponse'>

/** Takes an address for one mail when somebody plays it; then says where to confirm it, the same for every address. */
export function TellMeForm({ wish }: { wish: Wish }) {
  const t = useOwnTexts(['supply', 'soon', 'account', 'rules', 'errors'])
  return t ? <AddressForm t={t} wish={wish} /> : null
}

function AddressForm({ t, wish }: { t: Translate; wish: Wish }) {
  const { call, locale, format } = useApp()
  const [sent, setSent] = useState<string | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const captcha = useCaptcha()
  useEffect(() => {
    if (sent) said.current?.focus()
  }, [sent])
  const form = useForm(
    async (values) => {
      const email = String(values.get('email')).trim()
      const captchaResponse = await captcha.take()
      await call('askSupplyMail', { body: { ...wish, email, locale, captchaResponse } })
      setSent(email)
    },
    { email: 'rules.email_empty' },
  )
  if (sent)
    return (
      <p ref={said} tabIndex={-1} role="status" className="type-small wrap-anywhere mt-4 outline-none">
        {t('soon.sentText', { email: format.ltr(sent) })}
      </p>
    )
  return (
    <form {...form.props} className="mt-4" onFocus={captcha.prepare}>
      <h3 className="type-small font-semibold">{t('supply.tellTitle')}</h3>
      <p className="type-caption mt-1 text-ink-2">{t('supply.tellText')}</p>
      {form.error && <ErrorNote message={form.error} className="mt-3" />}
      <Field label={t('account.email')} error={form.errorOf('email')} className="mt-3">
        <TextInput name="email" type="email" autoComplete="email" dir="ltr" />
      </Field>
      <Button type="submit" className="mt-3 w-full" busy={form.busy}>
        {t('soon.send')}
      </Button>
      <CaptchaNote captcha={captcha} />
    </form>
  )
}
