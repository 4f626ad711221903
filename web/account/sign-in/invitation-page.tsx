import { useState } from 'react'
import { href } from '#i18n/href.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { AddFactor } from './add-factor.tsx'
import type { Invitation } from './enter-by-invitation.tsx'
import { EnterByInvitation } from './enter-by-invitation.tsx'
import { LinkFrame } from './link-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useLinkPress } from './use-link-press.ts'

type Data = { token: string; invitation: Invitation | null }

/** Reads an invitation without using it up; null for one that no longer works. */
export async function loader({ call, params }: LoaderContext): Promise<Data> {
  const token = params.token ?? ''
  try {
    return { token, invitation: (await call('readInvitation', { body: { token } })).data }
  } catch (error) {
    if (!isCallError(error) || !['link_not_valid', 'bad_params', 'account_banned'].includes(error.code))
      throw error
    return { token, invitation: null }
  }
}

export function meta({ t, site, data }: MetaContext<Data>) {
  const title = t(data.invitation ? 'invitation.title' : 'invitation.overTitle')
  return { title: `${title} | ${site.name}`, description: t('shell.description'), hidden: true }
}

/** A future colleague comes in: their account, where needed a second factor, then their permissions. */
export function Page({ data: { token, invitation } }: { data: Data }) {
  const { t } = useApp()
  const [over, setOver] = useState(false)
  if (over || !invitation)
    return <LinkFrame title={t('invitation.overTitle')} lead={t('invitation.overText')} />
  return <Open token={token} invitation={invitation} onOver={() => setOver(true)} />
}

type Props = { token: string; invitation: Invitation; onOver: () => void }

function Open({ token, invitation, onOver }: Props) {
  const { t, call, locale, session } = useApp()
  const user = useUser()
  const [factor, setFactor] = useState(false)
  const { busy, error, press } = useLinkPress(onOver)
  const accept = () =>
    press(async () => {
      try {
        await call('acceptInvitation', { body: { token } })
      } catch (thrown) {
        if (!isCallError(thrown) || thrown.code !== 'second_factor_required') throw thrown
        return setFactor(true)
      }
      await showSuccess(t('invitation.done'))
      // A new document: what the person can do has changed, and the address with the link leaves the history.
      location.replace(href('/dashboard', locale))
    })
  const entered = async () => {
    await session?.reload()
    await accept()
  }
  if (factor)
    return (
      <LinkFrame title={t('invitation.factorTitle')} lead={t('invitation.factorText')}>
        {error && <ErrorNote message={error} className="mb-4" />}
        <AddFactor busy={busy} known={invitation.step === 'sign_in'} onDone={accept} />
      </LinkFrame>
    )
  return (
    <LinkFrame title={t('invitation.title')} lead={<Lead invitation={invitation} />}>
      <Rights permissions={invitation.permissions} />
      {error && <ErrorNote message={error} className="mb-4" />}
      {user === undefined || user?.email === invitation.email ? (
        <Button variant="primary" size="large" busy={busy || user === undefined} onClick={accept}>
          {t('invitation.accept')}
        </Button>
      ) : invitation.step === 'sign_in' ? (
        <Card>
          <p className="type-body mb-4 text-ink-2">{t('invitation.signInText')}</p>
          <SignInForm email={invitation.email} onDone={accept} />
        </Card>
      ) : (
        <EnterByInvitation token={token} invitation={invitation} onOver={onOver} onDone={entered} />
      )}
    </LinkFrame>
  )
}

function Lead({ invitation: { email, invited_by: name } }: { invitation: Invitation }) {
  const { t, format, site } = useApp()
  const holes = { email: format.ltr(email), site: site.name }
  return name ? t('invitation.by', { ...holes, name }) : t('invitation.byServer', holes)
}

function Rights({ permissions }: Pick<Invitation, 'permissions'>) {
  const { t } = useApp()
  return (
    <section className="mb-8" aria-labelledby="invitation-rights">
      <h2 id="invitation-rights" className="type-h3">
        {t('invitation.gives')}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {permissions.map((each) => (
          <li key={each} className="type-body">
            <b className="font-semibold">{t(`rights.name.${each}`)}</b>
            <span className="type-small block text-ink-2">{t(`people.right.${each}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
