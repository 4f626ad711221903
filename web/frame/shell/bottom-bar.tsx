import { type ReactNode, useId } from 'react'
import { DashboardIcon, type DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { useTranslate } from '../session/app-context.ts'
import { type DashboardMenu, type LinkGroup, linksOf } from './dashboard-links.ts'
import { NeedsMark } from './needs-mark.tsx'
import { ShellAnchor } from './shell-anchor.tsx'
import { useUnreadBehind } from './unread-chats.ts'
import { UnreadMark } from './unread-mark.tsx'
import { type ShownLink, useDashboardMenu } from './use-dashboard-menu.ts'
import { useNeedsBehind } from './waiting.ts'

const room = 4
const cell = 'flex h-16 flex-col items-center justify-center gap-1 px-1 text-ink-2 outline-offset-[-4px]'

/** The most used pages within thumb reach, below 1024 px; the rest are behind "More", or in the account menu at the top. */
export function BottomBar() {
  const t = useTranslate()
  const menu = useDashboardMenu()
  const hasMore = menu.groups.length > 0
  const links = hasMore ? nearest(menu) : menu.main.slice(0, room)
  return (
    <nav
      aria-label={t('shell.dashboardNavigation')}
      className="fixed inset-x-0 bottom-0 z-6 border-t border-line bg-surface-2 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {links.map((link) => (
          <li key={link.to} className="min-w-0 flex-1">
            <BarLink link={link} />
          </li>
        ))}
        {hasMore && (
          <li className="min-w-0 flex-1">
            <More menu={menu} shown={links} />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** What staff need in the bar, besides their home. */
const first: readonly string[] = ['/dashboard/admin/orders', '/dashboard/admin/support']

function nearest({ main, groups }: DashboardMenu<ShownLink>): ShownLink[] {
  const links = linksOf({ main, groups, own: [] })
  const isFirst = ({ to }: ShownLink) => first.includes(to)
  return [
    ...main,
    ...links.filter(isFirst),
    ...links.filter((link) => !isFirst(link) && !main.includes(link)),
  ].slice(0, room - 1)
}

function BarLink({ link }: { link: ShownLink }) {
  const t = useTranslate()
  const unreadBehind = useUnreadBehind()
  const needsBehind = useNeedsBehind()
  return (
    <ShellAnchor
      link={link}
      aria-current={link.current ? 'page' : undefined}
      className={`${cell} aria-[current]:text-ink`}
    >
      <Face icon={link.icon} name={t(link.label)}>
        <UnreadMark count={unreadBehind(link.to)} icon={false} />
        <NeedsMark needs={needsBehind(link)} onIcon />
      </Face>
    </ShellAnchor>
  )
}

function Face({ icon, name, children }: { icon: DashboardIconName; name: string; children?: ReactNode }) {
  return (
    <>
      <span className="relative">
        <DashboardIcon name={icon} size={20} />
        {children}
      </span>
      <span className="line-clamp-2 max-w-full text-center text-[0.6875rem]/3.5 font-medium rtl:leading-4.5">
        {name}
      </span>
    </>
  )
}

/** All pages of staff that the bar has no room for, over the page. */
function More({ menu: { main, groups }, shown }: { menu: DashboardMenu<ShownLink>; shown: ShownLink[] }) {
  const t = useTranslate()
  const rest = (links: ShownLink[]) => links.filter((link) => !shown.includes(link))
  const isCurrent = [...rest(main), ...groups.flatMap(({ links }) => rest(links))].some(
    ({ current }) => current,
  )
  return (
    <Menu
      triggerClass={`${cell} w-full ${isCurrent ? 'text-ink' : ''}`}
      panelClass="fixed! inset-x-0! top-14! bottom-[calc(64px+env(safe-area-inset-bottom))]! max-h-none! w-auto! overflow-y-auto rounded-none! border-x-0! p-4!"
      trigger={<Face icon="ellipsis" name={t('shell.more')} />}
    >
      <MoreLinks links={rest(main)} />
      {groups.map((group) => (
        <MoreGroup key={group.group} group={group.group} links={rest(group.links)} />
      ))}
    </Menu>
  )
}

function MoreGroup({ group, links }: LinkGroup<ShownLink>) {
  const t = useTranslate()
  const heading = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={heading} className="pt-4">
      <h2 id={heading} className="type-small border-b border-line pb-2 text-ink-3">
        {t(`shell.group.${group}`)}
      </h2>
      <MoreLinks links={links} />
    </section>
  )
}

function MoreLinks({ links }: { links: ShownLink[] }) {
  const t = useTranslate()
  const needsBehind = useNeedsBehind()
  return (
    <ul className="grid grid-cols-2 gap-x-4">
      {links.map((link) => (
        <li key={link.to} className="min-w-0 border-b border-line">
          <ShellAnchor
            link={link}
            aria-current={link.current ? 'page' : undefined}
            className="min-h-12 gap-2.5 px-0"
          >
            <DashboardIcon name={link.icon} size={20} />
            <span className="min-w-0 grow wrap-anywhere hyphens-auto">{t(link.label)}</span>
            <NeedsMark needs={needsBehind(link)} />
          </ShellAnchor>
        </li>
      ))}
    </ul>
  )
}
