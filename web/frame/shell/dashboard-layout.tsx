import type { ReactNode } from 'react'
import { useApp, usePerson } from '../session/app-context.ts'
import { useSessionState } from '../session/session.ts'
import { useRememberedZone } from '../texts/use-remembered-zone.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { Brand } from './header.tsx'
import { HeaderSlots } from './header-slots.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Rail } from './rail.tsx'
import { SkipLink } from './skip-link.tsx'
import { StaffNotice } from './staff-notice.tsx'
import { useFollowUnreadChats } from './unread-chats.ts'
import { useFollowWaiting } from './waiting.ts'

/**
 * Pages for signed-in people: rail and content, or top bar, content and bottom bar on smaller screens. Once the person
 * has left, as after erasing the account, only the top bar stays: no link of the dashboard would lead anywhere.
 */
export function DashboardLayout({ children }: { children: ReactNode }) {
  useFollowUnreadChats()
  useFollowWaiting()
  useRememberedZone()
  const left = useSessionState(useApp().session).kind === 'none'
  return (
    <div className={`dashboard isolate min-h-dvh ${left ? '' : 'lg:flex'}`}>
      <SkipLink />
      {!left && <Rail />}
      <TopBar always={left} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 grow px-4 pt-4 pb-28 outline-none md:px-8 lg:p-10 lg:pt-8"
      >
        <div className="mx-auto max-w-[1280px]">
          <div id="connection" />
          <StaffNotice />
          <ClosedNotice className="mb-6" />
          {children}
        </div>
      </main>
      {!left && <BottomBar />}
    </div>
  )
}

function TopBar({ always }: { always: boolean }) {
  const person = usePerson()
  return (
    <header
      className={`relative z-5 flex h-14 items-center gap-3 border-b border-line px-4 md:px-8 ${always ? '' : 'lg:hidden'}`}
    >
      <Brand />
      <div className="header-end h-full">
        <span className="max-[340px]:hidden">
          <LanguageSwitch />
        </span>
        {/* The settings have it, too; the narrowest phones need its room for the bell. */}
        <span className="max-[400px]:hidden">
          <ThemeSwitch />
        </span>
        <HeaderSlots />
        <div className="min-w-8">{person && <AccountMenu person={person} />}</div>
      </div>
    </header>
  )
}
