import { useState } from 'react'
import { dayMs } from '#core/base/durations.ts'
import { isStaff } from '#core/people/factors.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { useApp, useUser } from '../session/app-context.ts'
import { useOwnTexts } from '../texts/use-own-texts.ts'

/** When it was closed on this device, as the milliseconds of an instant. */
const closedKey = 'staff-notice:closed'

/**
 * Reminds staff to set up a second factor: in one line that can be closed for a day, or at length when pages stay closed to
 * them without one. Its texts load only for those who need it.
 */
export function StaffNotice() {
  const { t: page } = useApp()
  const user = useUser()
  const locked = (user?.withheld?.length ?? 0) > 0
  const needed = user?.secondFactor === 'none' && (locked || isStaff(user.permissions))
  const t = useOwnTexts(['proof'], needed)
  const [closed, setClosed] = useState(false)
  if (!t || (!locked && (closed || wasClosed()))) return null
  const setUp = (
    <LocaleLink
      to="/dashboard/profile-settings"
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {t('proof.setUp')}
    </LocaleLink>
  )
  if (locked)
    return (
      <Notice tone="warning" title={t('proof.staffTitle')} className="mb-6" action={setUp}>
        {t('proof.staffText')}
      </Notice>
    )
  const close = () => {
    setClosed(true)
    try {
      localStorage.setItem(closedKey, String(Date.now()))
    } catch (error) {
      console.warn(error)
    }
  }
  return (
    <div className="type-small mb-6 flex items-center gap-3 rounded-[12px] border border-line bg-surface-1 ps-4 pe-1">
      <Icon name="info" className="max-sm:hidden" />
      <p className="min-w-0 grow py-2">
        <b className="font-semibold">{t('proof.staffTitle')}</b>{' '}
        <span className="text-ink-2 max-lg:hidden">{t('proof.staffHint')}</span>
      </p>
      <span className="shrink-0">{setUp}</span>
      <IconButton label={page('shell.close')} icon={<Icon name="x" size={20} />} onClick={close} />
    </div>
  )
}

/** Only asked in a browser, once the texts are there. */
function wasClosed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(closedKey)) < dayMs
  } catch {
    return false
  }
}
