import { inARow } from '#i18n/joined-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { Settings } from './settings.ts'

type Next = NonNullable<Settings['email']['next']>

/** Another address that waits for the two mailboxes. */
export function NextEmail({ next }: { next: Next }) {
  const { t, call, format } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  return (
    <Notice
      className="mt-4"
      title={t('access.email.waiting', { email: format.ltr(next.address) })}
      action={
        <Button
          variant="outline"
          size="small"
          busy={busy}
          onClick={() => run(() => call('cancelEmailChange'))}
        >
          {t('access.email.cancel')}
        </Button>
      }
    >
      {inARow(t, t(whoIsMissing(next)), t('access.email.until', { time: times.dateTime(next.until) }))}
    </Notice>
  )
}

function whoIsMissing({ old_agreed, new_agreed }: Next) {
  if (old_agreed) return 'access.email.waitNew'
  return new_agreed ? 'access.email.waitOld' : 'access.email.waitBoth'
}
