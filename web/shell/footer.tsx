import { ContourLines } from '../drawing/contours/contour-lines.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { useApp } from '../session/app-context.ts'
import { Brand } from './header.tsx'
import { ShellAnchor } from './shell-anchor.tsx'
import { type ShellLink, useBuiltLinks, useGameLinks } from './shell-links.ts'

const footerLinks: Record<'about' | 'legal', readonly ShellLink[]> = {
  about: [
    { to: '/about-us', label: 'shell.aboutUs' },
    { to: '/boosters', label: 'shell.boosters' },
    { to: '/become-booster', label: 'shell.becomeBooster' },
    { to: '/coaching', label: 'games.service.coaching' },
    { to: '/blog', label: 'shell.blog' },
    { to: '/glossary', label: 'shell.glossary' },
    { to: '/contact', label: 'shell.contact' },
  ],
  legal: [
    { to: '/resources/terms-of-service', label: 'shell.termsOfService' },
    { to: '/resources/refund-policy', label: 'shell.refundPolicy' },
    { to: '/resources/privacy-policy', label: 'shell.privacyPolicy' },
    { to: '/resources/cookie-policy', label: 'shell.cookiePolicy' },
    { to: '/resources/imprint', label: 'shell.imprint' },
  ],
}

/** Identical on every page of the shop, so the browser keeps the server's rendering. */
export function Footer() {
  const { t, dir, site } = useApp()
  return (
    <footer className="relative isolate mt-16 overflow-hidden border-t border-line bg-ground-low">
      <ContourLines seed="footer" width={1440} height={320} dir={dir} />
      <div className="shell flex flex-col gap-10 py-10 lg:flex-row">
        <div className="lg:w-80">
          <Brand />
          <p className="type-small mt-3 text-ink-2">{t('shell.claim')}</p>
        </div>
        <nav
          aria-label={t('shell.footerNavigation')}
          className="type-small grid grow grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(140px,1fr))]"
        >
          {useGameLinks().map(({ game, landing, services }) => (
            <Column
              key={game}
              title={
                landing ? (
                  <LocaleLink to={landing}>{t(`games.game.${game}`)}</LocaleLink>
                ) : (
                  t(`games.game.${game}`)
                )
              }
              links={services.map(({ id, to }) => ({ to, label: `games.service.${id}` as const }))}
            />
          ))}
          <Column title={site.name} links={useBuiltLinks(footerLinks.about)} />
          <Column title={t('shell.legal')} links={useBuiltLinks(footerLinks.legal)} />
        </nav>
      </div>
      <p className="shell type-caption pb-8 text-ink-3">{t('shell.disclaimer', { name: site.name })}</p>
    </footer>
  )
}

function Column({ title, links }: { title: React.ReactNode; links: readonly ShellLink[] }) {
  if (links.length === 0 && typeof title === 'string') return null
  return (
    <div>
      <p className="type-sign-small">{title}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {links.map((link) => (
          <li key={link.to}>
            <ShellAnchor link={link} className="hit text-ink-2 hover:text-ink" />
          </li>
        ))}
      </ul>
    </div>
  )
}
