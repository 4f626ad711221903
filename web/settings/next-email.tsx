import { inARow } from '#i18n/joined-words.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { useTimes } from '../texts/use-times.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
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
