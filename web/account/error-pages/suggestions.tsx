import { gameIds, serviceIds } from '#core/games/game.ts'
import { named } from '#i18n/joined-words.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { legalLinks } from '#web/frame/shell/legal-links.ts'
import { similarPages } from './similar-pages.ts'

const names: Partial<Record<RoutePattern, MessageKey>> = {
  '/about-us': 'shell.aboutUs',
  '/become-booster': 'shell.becomeBooster',
  '/blog': 'shell.blog',
  '/boosters': 'shell.boosters',
  '/coaching': 'games.service.coaching',
  '/contact': 'shell.contact',
  '/glossary': 'shell.glossary',
  ...Object.fromEntries(legalLinks.map(({ to, label }) => [to, label])),
}

function nameOf(t: Translate, pattern: RoutePattern): string | null {
  const game = gameIds.find((id) => pattern.split('/')[1] === id)
  const service = serviceIds.find((id) => pattern.endsWith(`/${id}`))
  if (game)
    return service
      ? named(t, t(`games.game.${game}`), t(`games.service.${service}`))
      : t(`games.game.${game}`)
  const key = names[pattern]
  return key ? t(key) : null
}

/** Links to the pages whose address is like an unknown one. */
export function Suggestions({ pathname }: { pathname: string }) {
  const { t, locale } = useApp()
  const withNames = routePatterns.filter((pattern) => nameOf(t, pattern) !== null)
  const pages = similarPages(pathname, withNames, locale).flatMap(({ pattern, href }) => {
    const name = nameOf(t, pattern)
    return name ? [{ name, href }] : []
  })
  if (pages.length === 0) return null
  return (
    <>
      <p>{t('rights.similar')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {pages.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className="hit font-medium text-ink underline underline-offset-4">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
