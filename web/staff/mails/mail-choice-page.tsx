import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Choice = Contract['getMailChoice']['reply']['data']
type Data = { token: string; choice: Choice | null }

export async function loader({ call, params }: LoaderContext): Promise<Data> {
  const { token = '' } = params
  try {
    const { data } = await call('getMailChoice', { params: { token } })
    return { token, choice: data }
  } catch (error) {
    if (isCallError(error) && error.status < 500) return { token, choice: null }
    throw error
  }
}

export function meta({ t, site }: MetaContext<Data>) {
  return {
    title: `${t('mailchoice.title')} | ${site.name}`,
    description: t('mailchoice.description'),
  }
}

/** Behind the link at the end of a mail: it asks first, because mailboxes open links on their own. */
export function Page({ data: { token, choice } }: { data: Data }) {
  const { t, dir } = useApp()
  return (
    <div className="relative">
      <ContourLines seed="mail-choice" width={1440} height={520} dir={dir} />
      <div className="shell relative py-16 md:py-24">
        {choice ? (
          <Asked key={token} token={token} first={choice} />
        ) : (
          <Broken title={t('mailchoice.brokenTitle')} />
        )}
      </div>
    </div>
  )
}

function Asked({ token, first }: { token: string; first: Choice }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [choice, setChoice] = useState(first)
  const [done, setDone] = useState(!first.wanted)
  const { wanted, topic, email } = choice
  const choose = (next: boolean) =>
    run(async () => {
      const { data } = await call('setMailChoice', { params: { token }, body: { wanted: next } })
      setChoice(data)
      setDone(true)
    })
  const title = done ? t(wanted ? 'mailchoice.isOn' : 'mailchoice.isOff') : t('mailchoice.title')
  return (
    <div className="max-w-[56ch]">
      <h1 className="type-h1" aria-live="polite">
        {title}
      </h1>
      <p className="type-large mt-4 flex items-start gap-3">
        <Icon name={wanted ? 'check' : 'x'} size={20} className="mt-1 text-ink-2" />
        <span>
          {t(`mailchoice.choice.${topic}` as MessageKey)}
          <span className="type-small block text-ink-2">{t('mailchoice.to', { email })}</span>
        </span>
      </p>
      <p className="type-body mt-4 text-ink-2">{t('mailchoice.rest')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant={wanted ? 'primary' : 'outline'} busy={busy} onClick={() => choose(!wanted)}>
          {t(wanted ? 'mailchoice.off' : 'mailchoice.on')}
        </Button>
        <Choices />
      </div>
    </div>
  )
}

function Broken({ title }: { title: string }) {
  const { t } = useApp()
  return (
    <div className="max-w-[56ch]">
      <h1 className="type-h1">{title}</h1>
      <p className="type-large mt-4 text-ink-2">{t('mailchoice.brokenText')}</p>
      <div className="mt-8">
        <Choices />
      </div>
    </div>
  )
}

function Choices() {
  const { t } = useApp()
  return (
    <LocaleLink to="/dashboard/profile-settings" className={buttonClass({ variant: 'outline' })}>
      {t('mailchoice.choose')}
    </LocaleLink>
  )
}
