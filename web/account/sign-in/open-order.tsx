import { href } from '#i18n/href.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { LinkFrame } from './link-frame.tsx'
import type { Link } from './read-link.ts'
import { useLinkPress } from './use-link-press.ts'

type Props = { token: string; link: Link; onOver: () => void }

/** A guest gets back to their order. */
export function OpenOrder({ token, link, onOver }: Props) {
  const { t, call, locale } = useApp()
  const { busy, error, press } = useLinkPress(onOver)
  const open = async () => {
    const { data } = await call('openOrder', { body: { token } })
    location.replace(href('/dashboard/order/:order_id', locale, { order_id: data.order_id }))
  }
  return (
    <LinkFrame
      title={t('access.open.title', { number: link.order_number ?? 0 })}
      lead={t('access.open.text')}
    >
      {error && <ErrorNote message={error} className="mb-4" />}
      <Button variant="primary" size="large" busy={busy} onClick={() => void press(open)}>
        {t('access.open.button')}
      </Button>
    </LinkFrame>
  )
}
