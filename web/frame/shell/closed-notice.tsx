import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { usePage } from '../router/page-state.ts'
import { useApp, useUser } from '../session/app-context.ts'
import { useOwnTexts } from '../texts/use-own-texts.ts'

const openingPage = '/dashboard/admin/opening'

/** Says above a page that every order is a test order. Its texts load only while the shop isn't open. */
export function ClosedNotice({ className = '' }: { className?: string }) {
  const { closed } = useApp().site
  const t = useOwnTexts(['soon'], Boolean(closed))
  const { pattern } = usePage()
  const opens = useUser()?.permissions.includes('FullAccess') && pattern !== openingPage
  if (!t) return null
  return (
    <Notice
      title={t('shell.notOpenYet')}
      className={className}
      action={
        opens && (
          <LocaleLink to={openingPage} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {t('shell.adminOpening')}
          </LocaleLink>
        )
      }
    >
      {t(closed === 'trial' ? 'soon.trialText' : 'soon.workText')}
    </Notice>
  )
}
