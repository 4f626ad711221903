import { useEffect, useEffectEvent, useState } from 'react'
import type { Proof } from '#core/people/factors.ts'
import { href } from '#i18n/href.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { ExpiredLink } from './expired-link.tsx'
import { LinkFrame } from './link-frame.tsx'
import { forgetSaved, rememberSaved, wasSavedBy } from './password-saved.ts'
import { type Link, type LinkData, readLink } from './read-link.ts'
import { SecondFactorStep, secondStepOf } from './second-factor-step.tsx'

export const loader = readLink

export function meta({ t, site }: MetaContext<LinkData>) {
  return {
    title: `${t('access.reset.title')} | ${site.name}`,
    description: t('shell.description'),
    hidden: true,
  }
}

export function Page({ data: { token, link } }: { data: LinkData }) {
  const { t, locale } = useApp()
  const [over, setOver] = useState(false)
  const [proofs, setProofs] = useState<readonly Proof[] | null>(null)
  const enter = async () => {
    forgetSaved()
    await showSuccess(t('access.password.done'))
    // A new document: the session has changed, and the address with the link leaves the history.
    location.replace(href('/dashboard', locale))
  }
  if (proofs)
    return (
      <LinkFrame title={t('proof.title')} lead={t('access.password.done')}>
        <Card>
          <SecondFactorStep proofs={proofs} onDone={enter} />
        </Card>
      </LinkFrame>
    )
  const then = { onSecondStep: setProofs, onDone: enter }
  if (over || link?.purpose !== 'reset_password') return <UsedLink token={token} {...then} />
  return <NewPassword token={token} link={link} onOver={() => setOver(true)} {...then} />
}

type Then = { onSecondStep: (proofs: readonly Proof[]) => void; onDone: () => Promise<void> }

/** After a reload, a link that has saved the password in this tab goes on with the second step, or with signing in. */
function UsedLink({ token, onSecondStep, onDone }: Then & { token: string }) {
  const { call } = useApp()
  const goOn = useEffectEvent(async () => {
    if (!wasSavedBy(token)) return
    try {
      onSecondStep((await call('getSecondStep')).data.proofs)
    } catch {
      await onDone()
    }
  })
  useEffect(() => void goOn(), [])
  return <ExpiredLink kind="password" />
}

type Props = Then & { token: string; link: Link; onOver: () => void }

function NewPassword({ token, link, onOver, onSecondStep, onDone }: Props) {
  const { t, call, format } = useApp()
  const form = useForm(
    async (values) => {
      try {
        await call('resetPassword', { body: { token, password: String(values.get('password')) } })
      } catch (error) {
        if (isCallError(error) && error.code === 'link_not_valid') return onOver()
        const proofs = secondStepOf(error)
        if (!proofs) throw error
        rememberSaved(token)
        return onSecondStep(proofs)
      }
      await onDone()
    },
    { password: 'rules.password_empty' },
  )
  return (
    <LinkFrame
      title={t('access.reset.title')}
      lead={t('access.reset.for', { email: format.ltr(link.email) })}
    >
      <Card>
        <form {...form.props} className="flex flex-col gap-4">
          {form.error && <ErrorNote message={form.error} />}
          {/* Password managers store the new password under this name. */}
          <input hidden readOnly name="email" autoComplete="username" value={link.email} />
          <Field
            label={t('access.reset.password')}
            hint={t('account.passwordHint')}
            error={form.errorOf('password')}
          >
            <TextInput name="password" type="password" autoComplete="new-password" dir="ltr" />
          </Field>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {t('access.reset.save')}
          </Button>
          <p className="type-caption text-ink-3">{t('access.reset.hint')}</p>
        </form>
      </Card>
    </LinkFrame>
  )
}
