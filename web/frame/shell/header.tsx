import { Logo } from '#web/kit/drawing/logo.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { usePage } from '../router/page-state.ts'
import { usePart } from '../router/use-part.ts'
import { useApp, usePerson, useTranslate, useUser } from '../session/app-context.ts'
import { ThemeChoices, ThemeSwitch } from '../theme/theme-switch.tsx'
import { BoostersOnline } from './boosters-online.tsx'
import { GamePageLinks, GamesMenu } from './games-menu.tsx'
import { HeaderSlots } from './header-slots.tsx'
import { LanguageLinks, LanguageSwitch } from './language-switch.tsx'
import { ShellAnchor } from './shell-anchor.tsx'
import { headerLinks } from './shell-links.ts'
import { SignInButton } from './sign-in-button.tsx'

/** Starts loading at once for signed-in people; visitors don't need it. */
export const bringAccountMenu = () => import('./account-menu.tsx')

/** The site's name, which links to the home page. */
export function Brand({ className = '' }: { className?: string }) {
  const { site, t } = useApp()
  return (
    <LocaleLink to="/" className={`hit flex items-center gap-2.5 ${className}`}>
      <Logo />
      <span
        className="type-sign text-[1.125rem]/6"
        lang="en"
        style={{ fontStretch: '122%', fontWeight: 680 }}
      >
        {site.name}
      </span>
      <span className="sr-only">{t('shell.home')}</span>
    </LocaleLink>
  )
}

export function Header() {
  const { t, site } = useApp()
  // Where these lead, the closed shop says the same on every page.
  const shut = site.closed === 'shut'
  return (
    <header className="relative z-5">
      <div className="shell header-bar">
        <Brand />
        {!shut && (
          <nav aria-label={t('shell.mainNavigation')} className="header-nav">
            <GamesMenu />
            <MainLinks className="hit header-link" />
          </nav>
        )}
        <div className="header-end">
          <div className="header-tools">
            {!shut && <BoostersOnline className="hidden lg:flex" />}
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <Account />
          <HeaderSlots />
          <PhoneMenu shut={shut} />
        </div>
      </div>
    </header>
  )
}

/** The link of the section that the page is in says so. */
function MainLinks({ className }: { className?: string }) {
  const { pattern } = usePage()
  return headerLinks.map((link) => {
    const { to, section = to } = link
    const current = pattern === to ? 'page' : pattern?.startsWith(section) ? 'true' : undefined
    return <ShellAnchor key={to} link={link} className={className} aria-current={current} />
  })
}

/** The signed-in person, or the last known one; for a visitor the sign-in button. */
function Account() {
  const person = usePerson()
  const known = useUser() === null
  const menu = usePart(bringAccountMenu, person !== null)
  if (!person) return <SignInButton known={known} />
  return menu && <menu.AccountMenu person={person} />
}

/** Everything in the header that doesn't fit on a phone. */
function PhoneMenu({ shut }: { shut: boolean }) {
  const t = useTranslate()
  return (
    <Menu
      label={t('shell.menu')}
      trigger={<Icon name="menu" size={24} />}
      triggerClass="icon-button"
      className="phone-menu"
      atEnd
    >
      {!shut && (
        <>
          <GamePageLinks />
          <MainLinks />
          <hr className="my-2 border-line" />
        </>
      )}
      <p className="label px-3 pt-2">{t('shell.language')}</p>
      <div className="grid grid-cols-3">
        <LanguageLinks />
      </div>
      <hr className="my-2 border-line" />
      <p className="label px-3 pt-2">{t('shell.theme')}</p>
      <ThemeChoices />
      {!shut && <BoostersOnline className="flex px-3 py-3" />}
    </Menu>
  )
}
