import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { LinkFrame } from '#web/account/sign-in/link-frame.tsx'
import { useLinkPress } from '#web/account/sign-in/use-link-press.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'

type Waiting = Contract['readOpeningMail']['reply']['data']
type Data = { token: string; waiting: Waiting | null }

/** Reads what the link can do without doing it; null for a link that belongs to no address. */
export async function loader({ call, params }: LoaderContext): Promise<Data> {
  const token = params.token ?? ''
  try {
    return { token, waiting: (await call('readOpeningMail', { body: { token } })).data }
  } catch (error) {
    if (!isCallError(error) || !['link_not_valid', 'bad_params'].includes(error.code)) throw error
    return { token, waiting: null }
  }
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('soon.mailTitle')} | ${site.name}`, description: t('shell.description'), hidden: true }
}

/** Behind the link of the opening mail: one press confirms an address, another one deletes it. */
export function Page({ data }: { data: Data }) {
  return <Answer key={data.token} token={data.token} first={data.waiting} />
}

function Answer({ token, first }: { token: string; first: Waiting | null }) {
  const { t, call, site, format } = useApp()
  const [waiting, setWaiting] = useState(first)
  const [removed, setRemoved] = useState(false)
  const { busy, error, press } = useLinkPress(() => setWaiting(null))
  if (removed) return <Ended title={t('soon.removedTitle')} lead={t('soon.removedText')} />
  if (!waiting) return <Ended title={t('soon.overTitle')} lead={t('soon.overText')} />
  const { state, email } = waiting
  if (state === 'open') return <Ended title={t('soon.openTitle')} lead={t('soon.openText')} enters />
  const confirm = () =>
    press(async () => setWaiting((await call('confirmOpeningMail', { body: { token } })).data))
  const remove = () =>
    press(async () => {
      await call('removeOpeningMail', { body: { token } })
      setRemoved(true)
    })
  const waits = state === 'unconfirmed'
  return (
    <LinkFrame
      title={waits ? t('soon.confirmTitle', { site: site.name }) : t('soon.listTitle')}
      lead={t('soon.mailed', { email: format.ltr(email ?? '') })}
    >
      {error && <ErrorNote message={error} className="mb-4" />}
      <div className="flex flex-wrap gap-3">
        {waits && (
          <Button variant="primary" size="large" busy={busy} onClick={confirm}>
            {t('soon.confirm')}
          </Button>
        )}
        <Button variant="outline" size="large" busy={busy} onClick={remove}>
          {t('soon.remove')}
        </Button>
      </div>
    </LinkFrame>
  )
}

function Ended({ title, lead, enters = false }: { title: string; lead: string; enters?: boolean }) {
  const { t } = useApp()
  return (
    <LinkFrame title={title} lead={lead}>
      <LocaleLink to="/" className={buttonClass({ variant: enters ? 'primary' : 'outline' })}>
        {t(enters ? 'soon.enter' : 'shell.goHome')}
      </LocaleLink>
    </LinkFrame>
  )
}
