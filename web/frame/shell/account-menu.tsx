import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { useConnectionLost } from '../pwa/needs-connection.tsx'
import { useApp, useUser } from '../session/app-context.ts'
import type { Person } from '../session/person.ts'
import { dashboardMenu, linksOf } from './dashboard-links.ts'
import { ShellAnchor } from './shell-anchor.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in person, and their pages; of staff's pages the home, from which the others are reached. */
export function AccountMenu({ person }: { person: Person }) {
  const { t, format } = useApp()
  const signOut = useSignOut()
  const isLost = useConnectionLost()
  const user = useUser()
  const { name, permissions, picture } = person
  const menu = dashboardMenu(permissions)
  const links = menu.main.length > 0 ? [...menu.main, ...menu.own] : linksOf(menu)
  return (
    <Menu
      trigger={
        <>
          <Avatar name={name} src={picture} />
          <span className="sr-only">{t('shell.account')}</span>
          <span dir="auto" className="type-table max-w-[16ch] truncate font-semibold max-lg:sr-only">
            {name}
          </span>
        </>
      }
      triggerClass="hit flex items-center gap-2.5"
      panelClass="w-60"
      atEnd
    >
      <p className="type-small px-3 pt-2 pb-3 text-ink-2 tabular-nums">
        <b dir="auto" className="block truncate font-semibold text-ink">
          {name}
        </b>
        {user && t('shell.balanceOf', { amount: format.money(user.balance) })}
      </p>
      {links.map((link) => (
        <ShellAnchor key={link.to} link={link} />
      ))}
      <hr className="my-2 border-line" />
      <button type="button" aria-disabled={isLost || undefined} onClick={() => isLost || void signOut()}>
        <Icon name="log-out" />
        {t('shell.logOut')}
        {isLost && <span className="type-caption ms-auto text-ink-3">{t('shell.needsConnection')}</span>}
      </button>
    </Menu>
  )
}
