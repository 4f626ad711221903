import '#web/kit/ui/rail.css'
import { useId } from 'react'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { NeedConnection } from '../pwa/needs-connection.tsx'
import { useApp, usePerson, useUser } from '../session/app-context.ts'
import type { Person } from '../session/person.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import type { LinkGroup } from './dashboard-links.ts'
import { foldRail, useFoldedRail } from './folded-rail.ts'
import { Brand } from './header.tsx'
import { HeaderSlots } from './header-slots.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { NeedsMark } from './needs-mark.tsx'
import { ShellAnchor } from './shell-anchor.tsx'
import { useUnreadBehind } from './unread-chats.ts'
import { UnreadMark } from './unread-mark.tsx'
import { type ShownLink, useDashboardMenu } from './use-dashboard-menu.ts'
import { useSignOut } from './use-sign-out.ts'
import { useNeedsBehind } from './waiting.ts'

/** What opens upwards from the foot of the rail. */
const upwards =
  '[&_.menu-panel]:inset-[auto_auto_calc(100%+8px)_-8px]! rtl:[&_.menu-panel]:inset-[auto_-8px_calc(100%+8px)_auto]!'

/** The dashboard's pages beside its content, from 1024 px on. */
export function Rail() {
  const { t } = useApp()
  const { main, groups, own } = useDashboardMenu()
  // So that all of staff's pages fit into a window of 900 px.
  const dense = groups.length > 0
  return (
    <header className="rail sticky top-0 hidden h-dvh w-56 shrink-0 flex-col overflow-y-auto border-e border-line bg-ground-low px-3 py-4 lg:flex">
      <div className="rail-head mb-4 flex items-center justify-between">
        <Brand className="mx-2 h-8" />
        <FoldButton />
      </div>
      {/* As high as its button, which arrives when the page is idle. */}
      <div data-slot="search" data-rail className="mb-3 h-10 shrink-0" />
      <nav
        id="rail-links"
        aria-label={t('shell.dashboardNavigation')}
        className={`flex flex-col ${dense ? '' : 'gap-0.5'}`}
      >
        {main.map((link) => (
          <RailLink key={link.to} link={link} dense={dense} />
        ))}
        {groups.map((group) => (
          <Group key={group.group} {...group} />
        ))}
      </nav>
      <RailFoot own={own} />
    </header>
  )
}

/** Folds the rail to its icons, on this device. */
function FoldButton() {
  const { t } = useApp()
  const folded = useFoldedRail()
  return (
    <IconButton
      label={t(folded ? 'shell.unfoldMenu' : 'shell.foldMenu')}
      icon={<DashboardIcon name="panel-left" size={18} className="rtl:-scale-x-100" />}
      aria-expanded={!folded}
      aria-controls="rail-links"
      onClick={() => foldRail(!folded)}
    />
  )
}

function Group({ group, links }: LinkGroup<ShownLink>) {
  const { t } = useApp()
  const heading = useId()
  return (
    <>
      <p id={heading} className="rail-group type-caption px-3 pt-1.5 pb-0.5 text-ink-3">
        {t(`shell.group.${group}`)}
      </p>
      <ul aria-labelledby={heading}>
        {links.map((link) => (
          <li key={link.to}>
            <RailLink link={link} dense />
          </li>
        ))}
      </ul>
    </>
  )
}

function RailLink({ link, dense = false }: { link: ShownLink; dense?: boolean }) {
  const { t, format } = useApp()
  const user = useUser()
  const unreadBehind = useUnreadBehind()
  const needsBehind = useNeedsBehind()
  const folded = useFoldedRail()
  return (
    <ShellAnchor
      link={link}
      aria-current={link.current ? 'page' : undefined}
      title={folded ? t(link.label) : undefined}
      className={dense ? 'rail-link min-h-7.5 py-1' : 'rail-link'}
    >
      <DashboardIcon name={link.icon} />
      <span className="grow">{t(link.label)}</span>
      <span className="rail-mark inline-flex items-center gap-1.5 empty:hidden">
        <UnreadMark count={unreadBehind(link.to)} icon={false} />
        <NeedsMark needs={needsBehind(link)} />
      </span>
      {link.to === '/dashboard/balance-history' && user && (
        <span className="rail-balance type-caption text-ink-3 tabular-nums">
          {format.money(user.balance)}
        </span>
      )}
    </ShellAnchor>
  )
}

function RailFoot({ own }: { own: ShownLink[] }) {
  const { t } = useApp()
  const person = usePerson()
  const signOut = useSignOut()
  return (
    <div className={`mt-auto flex flex-col pt-3 ${own.length > 0 ? 'gap-1' : 'gap-3'}`}>
      <div data-slot="install" className="empty:hidden" />
      <HeaderSlots rail />
      <div className={`rail-tools flex items-center gap-3 px-2 ${upwards}`}>
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
      <div className={`flex h-12 items-center px-2 ${upwards}`}>
        {person &&
          (own.length > 0 ? <OwnPages person={person} own={own} /> : <ShownPerson person={person} />)}
      </div>
    </div>
  )
}

/** What staff have as customers, behind their name. */
function OwnPages({ person, own }: { person: Person; own: ShownLink[] }) {
  const { t } = useApp()
  return (
    <Menu
      className="min-w-0 grow"
      panelClass="w-52"
      triggerClass="hit flex items-center gap-3"
      trigger={
        <>
          <ShownPerson person={person} />
          <span className="sr-only">{t('shell.account')}</span>
          <Icon name="chevron-down" size={16} className="menu-chevron rotate-180" />
        </>
      }
    >
      {own.map((link) => (
        <ShellAnchor key={link.to} link={link} aria-current={link.current ? 'page' : undefined} />
      ))}
    </Menu>
  )
}

function ShownPerson({ person: { name, role, picture } }: { person: Person }) {
  const { t } = useApp()
  return (
    <span className="flex min-w-0 grow items-center gap-3">
      <Avatar name={name} src={picture} />
      <span className="rail-name type-small min-w-0">
        <b dir="auto" className="block truncate font-semibold">
          {name}
        </b>
        <span className="type-caption block text-ink-3">{t(`shell.role.${role}`)}</span>
      </span>
    </span>
  )
}
