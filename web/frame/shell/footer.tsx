import type { ReactNode } from 'react'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { pageOpensBefore } from '#i18n/before-opening.ts'
import { href } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import { localeCodes, localeInfo } from '#i18n/locales.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { useApp } from '../session/app-context.ts'
import { Brand } from './header.tsx'
import { legalLinks } from './legal-links.ts'
import { paymentWords } from './payment-words.ts'
import { ShellAnchor } from './shell-anchor.tsx'
import type { ShellLink } from './shell-links.ts'

const footerLinks: Record<'about' | 'legal', readonly ShellLink[]> = {
  about: [
    { to: '/about-us', label: 'shell.aboutUs' },
    { to: '/boosters', label: 'shell.boosters' },
    { to: '/become-booster', label: 'shell.becomeBooster' },
    { to: '/coaching', label: 'games.service.coaching' },
    { to: '/blog', label: 'shell.blog' },
    { to: '/raffles', label: 'shell.raffles' },
    { to: '/glossary', label: 'shell.glossary' },
    { to: '/contact', label: 'shell.contact' },
  ],
  legal: legalLinks,
}

/**
 * Identical on every page of the shop, so the browser keeps the server's rendering; `live-footer.ts` adds what needs
 * a script.
 */
export function Footer() {
  const { t, dir, site } = useApp()
  // A shop that isn't open leads only to what is.
  const shut = site.closed === 'shut'
  return (
    <footer className="footer">
      <ContourLines seed="footer" width={1440} height={420} dir={dir} />
      <div className="shell footer-top">
        <About />
        <nav aria-label={t('shell.footerNavigation')} className="footer-columns type-small">
          {!shut && <GameColumns />}
          <AboutColumns shut={shut} />
        </nav>
      </div>
      <div className="shell type-small">
        {!shut && <Payments />}
        <Languages />
        <SmallPrint />
      </div>
    </footer>
  )
}

function About() {
  const { t, site } = useApp()
  const { from, to, timeZone, email } = site.support
  return (
    <div className="type-small text-ink-2">
      <Brand className="text-ink" />
      <p className="mt-3">{t('shell.claim')}</p>
      <p className="mt-6">{t('shell.help', { from, to, zone: zoneName(t.locale, timeZone) })}</p>
      <a href={`mailto:${email}`} className="text-link hit mt-1 inline-block">
        {email}
      </a>
    </div>
  )
}

/** On a phone each game folds; on a wide page all are open (footer.css). */
function GameColumns() {
  const { t } = useApp()
  return gameIds.map((game) => (
    <details key={game} className="footer-game" data-game={game}>
      <summary className="type-sign-small">
        <span className="hue-dot" />
        {t(`games.game.${game}`)}
        <Icon name="plus" className="ms-auto text-ink-3" />
      </summary>
      <Column
        title={<LocaleLink to={`/${game}`}>{t(`games.game.${game}`)}</LocaleLink>}
        links={serviceIds.map((id) => ({
          to: `/${game}/${id}` as const,
          label: `games.service.${id}` as const,
        }))}
      />
    </details>
  ))
}

function AboutColumns({ shut }: { shut: boolean }) {
  const { t, site } = useApp()
  const last = (
    <>
      {!shut && (
        <li>
          <LocaleLink to="/contact" search="?topic=withdrawal" className="hit text-ink-2 hover:text-ink">
            {t('shell.withdraw')}
          </LocaleLink>
        </li>
      )}
      <li className="needs-script">
        <button type="button" data-cookie-settings className="hit text-ink-2 hover:text-ink">
          {t('shell.cookieSettings')}
        </button>
      </li>
    </>
  )
  return (
    <>
      <Column title={site.name} links={footerLinks.about.filter(({ to }) => !shut || pageOpensBefore(to))} />
      <Column title={t('shell.legal')} links={footerLinks.legal} last={last} />
    </>
  )
}

type ColumnProps = { title: ReactNode; links: readonly ShellLink[]; last?: ReactNode }

function Column({ title, links, last }: ColumnProps) {
  return (
    <div className="footer-column">
      <p className="type-sign-small">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <ShellAnchor link={link} className="hit text-ink-2 hover:text-ink" />
          </li>
        ))}
        {last}
      </ul>
    </div>
  )
}

function Payments() {
  const { t, site } = useApp()
  return (
    <div className="footer-row">
      <p className="text-ink-3">{t('shell.payWith')}</p>
      <ul className="footer-words text-ink-2">
        {paymentWords(t, site.payments).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  )
}

/** Links to the home page; once there is a script, to the same page in the other language. */
function Languages() {
  const { t, locale, site } = useApp()
  return (
    <details className="footer-row footer-languages">
      <summary>
        <Icon name="globe" className="text-ink-2" />
        <span className="text-ink-2">{t('shell.language')}</span>
        <b className="font-semibold">{localeInfo(locale).name}</b>
        <Icon name="chevron-down" size={16} className="ms-auto text-ink-3" />
      </summary>
      <p className="text-ink-3">{t('shell.language')}</p>
      <ul className="footer-words">
        {(site.languages ?? localeCodes).map(localeInfo).map(({ code, tag, dir, name }) => (
          <li key={code}>
            <a
              href={href('/', code)}
              hrefLang={tag}
              lang={tag}
              dir={dir}
              aria-current={code === locale ? 'true' : undefined}
              className="hit"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function SmallPrint() {
  const { t, site } = useApp()
  const { operator, name } = site
  return (
    <div className="footer-print type-caption text-ink-3">
      <p className="max-w-[66ch]">{t('shell.disclaimer', { name })}</p>
      <div className="footer-seller">
        <p>
          {t('shell.soldBy', {
            seller: operator.name,
            address: operator.address.reduce((first, next) => listed(t, first, next)),
          })}
          {operator.demo && <Chip className="ms-2">{t('shell.demo')}</Chip>}
        </p>
        <p>
          {operator.vatId && `${t('shell.vatIncluded')} `}© {new Date().getFullYear()} {name}
        </p>
      </div>
    </div>
  )
}
