import type { ReactNode } from 'react'
import { staffPages } from '#i18n/staff-pages.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useUser } from '#web/frame/session/app-context.ts'

type Props = { userId: string; children: ReactNode }

/** A person's name, as a link to their page for those who can open it. */
export function PersonLink({ userId: user_id, children }: Props) {
  const { guard } = staffPages['/dashboard/admin/user/:user_id']
  if (!useUser()?.permissions.includes(guard)) return children
  return (
    <LocaleLink to="/dashboard/admin/user/:user_id" params={{ user_id }} className="text-link">
      {children}
    </LocaleLink>
  )
}
