import { type FormEvent, type ReactNode, useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { type LoginField, loginErrors, loginFields } from './login-errors.ts'

type Props = {
  order: OrderView
  onDone?: () => void
  /** Puts the login's fields side by side if there is room. */
  wide?: boolean
  /** A cancel button beside the main one. */
  children?: ReactNode
}

/** The form that stores the account's login in the vault. It keeps the input after a refusal. */
export function LoginForm({ order, onDone, wide = false, children }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [wrong, setWrong] = useState<Partial<Record<LoginField, string>>>({})
  const [shown, setShown] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries(
      loginFields.map((name) => [name, String(new FormData(form).get(name) ?? '').trim()]),
    ) as Record<LoginField, string>
    const errors = loginErrors(t, values)
    setWrong(errors)
    const first = loginFields.find((name) => errors[name])
    if (first) {
      const field = form.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    // A password keeps its spaces.
    const password = String(new FormData(form).get('password') ?? '')
    const body = { ...values, password }
    if (await run(() => call('storeCredentials', { params: { order_id: order.order_id }, body }))) onDone?.()
  }
  const mended = (name: LoginField) => wrong[name] && setWrong({ ...wrong, [name]: undefined })
  return (
    <form className="mt-4 grid gap-4" noValidate onSubmit={submit}>
      <Field label={t('order.inGameName')} hint={t('order.hintName')} error={wrong.in_game_name}>
        <TextInput
          name="in_game_name"
          maxLength={40}
          autoComplete="off"
          defaultValue={order.in_game_name ?? ''}
          dir="auto"
          onChange={() => mended('in_game_name')}
        />
      </Field>
      <div className={`grid gap-4 ${wide ? 'sm:grid-cols-2' : ''}`}>
        <Field label={t('order.login')} hint={t('order.hintLogin')} error={wrong.login}>
          <TextInput
            name="login"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            onChange={() => mended('login')}
          />
        </Field>
        <Field label={t('order.password')} error={wrong.password}>
          <PasswordInput shown={shown} onShow={() => setShown(!shown)} onChange={() => mended('password')} />
        </Field>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Button type="submit" variant="primary" size={wide ? 'large' : 'medium'} busy={busy}>
          <Icon name="lock" /> {t('order.store')}
        </Button>
        {children}
      </div>
    </form>
  )
}

type PasswordProps = { shown: boolean; onShow: () => void; onChange: () => void }

function PasswordInput({ shown, onShow, onChange }: PasswordProps) {
  const { t } = useApp()
  return (
    <div className="relative">
      <TextInput
        name="password"
        type={shown ? 'text' : 'password'}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="pe-12"
        onChange={onChange}
      />
      <IconButton
        label={t('order.showPassword')}
        aria-pressed={shown}
        icon={<DashboardIcon name={shown ? 'eye-off' : 'eye'} />}
        // `hit` makes it relative, which this overrides.
        className="absolute! inset-y-1 end-1"
        onClick={onShow}
      />
    </div>
  )
}
