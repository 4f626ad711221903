import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'

type Made = Contract['createOrderFor']['reply']['data']
type Props = { config: OrderConfig; total: number; onClose: () => void }

/** For whom staff order, in which language, and with which coupon; afterwards the link that the customer pays by. */
export default function OrderForDialog({ config, total, onClose }: Props) {
  const { t, call, locale: own } = useApp()
  const { busy, run } = useAction()
  const [email, setEmail] = useState('')
  const [locale, setLocale] = useState<Locale>(own)
  const [coupon, setCoupon] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  if (made) return <MadeDialog made={made} email={email} onClose={onClose} />
  const send = () =>
    run(async () => {
      const reply = await call('createOrderFor', {
        body: { for: { email }, config, total, locale, ...(coupon.trim() && { coupon: coupon.trim() }) },
      })
      setMade(reply.data)
    })
  return (
    <FormDialog
      open
      dirty={email !== '' || coupon !== ''}
      onClose={onClose}
      title={t('orderfor.title')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('orderfor.text')}</p>
      <div className="mt-4 grid gap-4">
        <Field label={t('orderfor.email')}>
          <TextInput
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field label={t('orderfor.language')}>
          <Select value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
            {locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('orderfor.coupon')}>
          <TextInput
            dir="ltr"
            maxLength={64}
            value={coupon}
            onChange={({ target }) => setCoupon(target.value)}
          />
        </Field>
      </div>
      <Button
        variant="primary"
        className="mt-6"
        busy={busy}
        disabledReason={email.includes('@') ? null : t('orderfor.missing')}
        onClick={send}
      >
        {t('orderfor.send')}
      </Button>
    </FormDialog>
  )
}

function MadeDialog({ made, email, onClose }: { made: Made; email: string; onClose: () => void }) {
  const { t, format } = useApp()
  const { number, total, link } = made
  const copy = async () => {
    await copyText(link)
    void showSuccess(t('orderfor.copied'))
  }
  return (
    <FormDialog
      open
      dirty={false}
      onClose={onClose}
      title={t('orderfor.made', { number, total: format.money(total) })}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('orderfor.mailed', { email })}</p>
      <p className="type-small mt-4 rounded-control bg-surface-2 p-3 break-all" dir="ltr">
        {link}
      </p>
      <Button variant="outline" className="mt-4" onClick={copy}>
        {t('orderfor.copy')}
      </Button>
    </FormDialog>
  )
}
