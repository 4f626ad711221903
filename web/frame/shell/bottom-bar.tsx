import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { useTranslate } from '../session/app-context.ts'
import { ShellAnchor } from './shell-anchor.tsx'
import { useUnreadBehind } from './unread-chats.ts'
import { UnreadMark } from './unread-mark.tsx'
import { useDashboardLinks } from './use-dashboard-links.ts'

const room = 4

/** The most used pages within thumb reach, below 1024 px; the rest are in the account menu at the top. */
export function BottomBar() {
  const t = useTranslate()
  const unreadBehind = useUnreadBehind()
  return (
    <nav
      aria-label={t('shell.dashboardNavigation')}
      className="fixed inset-x-0 bottom-0 z-6 border-t border-line bg-surface-2 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {useDashboardLinks()
          .slice(0, room)
          .map((link) => (
            <li key={link.to} className="min-w-0 flex-1">
              <ShellAnchor
                link={link}
                aria-current={link.current ? 'page' : undefined}
                className="flex h-16 flex-col items-center justify-center gap-1 px-1 text-ink-2 outline-offset-[-4px] aria-[current]:text-ink"
              >
                <span className="relative">
                  <DashboardIcon name={link.icon} size={20} />
                  <UnreadMark count={unreadBehind(link.to)} icon={false} />
                </span>
                <span className="line-clamp-2 max-w-full text-center text-[0.6875rem]/3.5 font-medium rtl:leading-4.5">
                  {t(link.label)}
                </span>
              </ShellAnchor>
            </li>
          ))}
      </ul>
    </nav>
  )
}
