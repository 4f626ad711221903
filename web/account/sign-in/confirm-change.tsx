import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { LinkFrame } from './link-frame.tsx'
import type { Link } from './read-link.ts'
import { useLinkPress } from './use-link-press.ts'

type Props = { token: string; link: Link; onOver: () => void }

/** One of the two mailboxes agrees to a new address. */
export function ConfirmChange({ token, link, onOver }: Props) {
  const { t, call, format, session } = useApp()
  const { busy, error, press } = useLinkPress(onOver)
  const [changed, setChanged] = useState<boolean | null>(null)
  const next = format.ltr(link.next_email ?? '')
  const agree = async () => {
    const { data } = await call('confirmEmailChange', { body: { token } })
    setChanged(data.changed)
    await session?.reload()
  }
  if (changed === true)
    return <LinkFrame title={t('access.change.doneTitle')} lead={t('access.change.doneText', { next })} />
  if (changed === false)
    return <LinkFrame title={t('access.change.waitTitle')} lead={t('access.change.waitText')} />
  const title = link.purpose === 'change_email_old' ? 'access.change.titleOld' : 'access.change.titleNew'
  return (
    <LinkFrame title={t(title)} lead={t('access.change.text', { next, email: format.ltr(link.email) })}>
      {error && <ErrorNote message={error} className="mb-4" />}
      <Button variant="primary" size="large" busy={busy} onClick={() => void press(agree)}>
        {t('access.change.button')}
      </Button>
    </LinkFrame>
  )
}
