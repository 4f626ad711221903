import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { listed } from '#i18n/joined-words.ts'
import { LinkFrame } from '#web/account/sign-in/link-frame.tsx'
import { useLinkPress } from '#web/account/sign-in/use-link-press.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'

type Waiting = Contract['readSupplyMail']['reply']['data']
type Data = { token: string; waiting: Waiting | null }

/** Reads what the link can do without doing it; null for a link that belongs to no address. */
export async function loader({ call, params }: LoaderContext): Promise<Data> {
  const token = params.token ?? ''
  try {
    return { token, waiting: (await call('readSupplyMail', { body: { token } })).data }
  } catch (error) {
    if (!isCallError(error) || !['link_not_valid', 'bad_params'].includes(error.code)) throw error
    return { token, waiting: null }
  }
}

export function meta({ t, site }: MetaContext<Data>) {
  return {
    title: `${t('supply.mailTitle')} | ${site.name}`,
    description: t('shell.description'),
    hidden: true,
  }
}

/** Behind the link of the mail: one press confirms an address that waits for a booster, another one deletes it. */
export function Page({ data }: { data: Data }) {
  return <Answer key={data.token} token={data.token} first={data.waiting} />
}

function Answer({ token, first }: { token: string; first: Waiting | null }) {
  const { t, call, format } = useApp()
  const [waiting, setWaiting] = useState(first)
  const [removed, setRemoved] = useState(false)
  const { busy, error, press } = useLinkPress(() => setWaiting(null))
  if (removed) return <Ended title={t('soon.removedTitle')} lead={t('soon.removedText')} />
  if (!waiting) return <Ended title={t('soon.overTitle')} lead={t('soon.overText')} />
  const { state, email, game, service, server } = waiting
  const waits = state === 'unconfirmed'
  const what = listed(t, t(`games.game.${game}`), t(`games.service.${service}`), t(`games.server.${server}`))
  const confirm = () =>
    press(async () => setWaiting((await call('confirmSupplyMail', { body: { token } })).data))
  const remove = () =>
    press(async () => {
      await call('removeSupplyMail', { body: { token } })
      setRemoved(true)
    })
  return (
    <LinkFrame
      title={t(waits ? 'supply.mailTitle' : 'soon.listTitle')}
      lead={t('supply.mailed', { email: format.ltr(email), what })}
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

function Ended({ title, lead }: { title: string; lead: string }) {
  const { t } = useApp()
  return (
    <LinkFrame title={title} lead={lead}>
      <LocaleLink to="/" className={buttonClass({ variant: 'outline' })}>
        {t('shell.goHome')}
      </LocaleLink>
    </LinkFrame>
  )
}
