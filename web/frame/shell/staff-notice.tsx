import { isStaff } from '#core/people/factors.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { useUser } from '../session/app-context.ts'
import { useOwnTexts } from '../texts/use-own-texts.ts'

/** Reminds staff to set up a second factor. Its texts load only for those who need it. */
export function StaffNotice() {
  const user = useUser()
  const closed = (user?.withheld?.length ?? 0) > 0
  const needed = user?.secondFactor === 'none' && (closed || isStaff(user.permissions))
  const t = useOwnTexts(['proof'], needed)
  if (!t) return null
  return (
    <Notice
      tone={closed ? 'warning' : 'note'}
      title={t('proof.staffTitle')}
      className="mb-6"
      action={
        <LocaleLink
          to="/dashboard/profile-settings"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          {t('proof.setUp')}
        </LocaleLink>
      }
    >
      {t(closed ? 'proof.staffText' : 'proof.staffHint')}
    </Notice>
  )
}
