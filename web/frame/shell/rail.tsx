import { Avatar } from '#web/kit/ui/avatar.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NeedConnection } from '../pwa/needs-connection.tsx'
import { useApp, usePerson, useUser } from '../session/app-context.ts'
import type { Person } from '../session/person.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { Brand } from './header.tsx'
import { HeaderSlots } from './header-slots.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ShellAnchor } from './shell-anchor.tsx'
import { useUnreadBehind } from './unread-chats.ts'
import { UnreadMark } from './unread-mark.tsx'
import { useDashboardLinks } from './use-dashboard-links.ts'
import { useSignOut } from './use-sign-out.ts'

/** The dashboard's pages beside its content, from 1024 px on. */
export function Rail() {
  const { t, format } = useApp()
  const user = useUser()
  const links = useDashboardLinks()
  const unreadBehind = useUnreadBehind()
  return (
    <header className="sticky top-0 hidden h-dvh w-56 shrink-0 flex-col overflow-y-auto border-e border-line bg-ground-low px-3 py-4 lg:flex">
      <Brand className="mx-2 mb-4 h-8" />
      {/* As high as its button, which arrives when the page is idle. */}
      <div data-slot="search" data-rail className="mb-3 h-10 shrink-0" />
      <nav aria-label={t('shell.dashboardNavigation')} className="flex flex-col gap-0.5">
        {links.map((link) => (
          <ShellAnchor
            key={link.to}
            link={link}
            aria-current={link.current ? 'page' : undefined}
            className="rail-link"
          >
            <DashboardIcon name={link.icon} />
            <span className="grow">{t(link.label)}</span>
            <UnreadMark count={unreadBehind(link.to)} icon={false} />
            {link.to === '/dashboard/balance-history' && user && (
              <span className="type-caption text-ink-3 tabular-nums">{format.money(user.balance)}</span>
            )}
          </ShellAnchor>
        ))}
      </nav>
      <RailFoot />
    </header>
  )
}

function RailFoot() {
  const { t } = useApp()
  const person = usePerson()
  const signOut = useSignOut()
  return (
    <div className="mt-auto flex flex-col gap-3 pt-6">
      <div data-slot="install" className="empty:hidden" />
      <HeaderSlots rail />
      <div className="flex items-center gap-3 px-2 [&_.menu-panel]:inset-[auto_auto_calc(100%+8px)_-8px]! rtl:[&_.menu-panel]:inset-[auto_-8px_calc(100%+8px)_auto]!">
        <LanguageSwitch />
        <ThemeSwitch />
        <NeedConnection>
          <IconButton
            online
            className="ms-auto"
            label={t('shell.logOut')}
            icon={<Icon name="log-out" />}
            onClick={() => void signOut()}
          />
        </NeedConnection>
      </div>
      <div className="flex h-12 items-center gap-3 px-2">{person && <ShownPerson person={person} />}</div>
    </div>
  )
}

function ShownPerson({ person: { name, role, picture } }: { person: Person }) {
  const { t } = useApp()
  return (
    <>
      <Avatar name={name} src={picture} />
      <p className="type-small min-w-0">
        <b dir="auto" className="block truncate font-semibold">
          {name}
        </b>
        <span className="type-caption block text-ink-3">{t(`shell.role.${role}`)}</span>
      </p>
    </>
  )
}
