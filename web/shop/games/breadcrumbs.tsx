import type { RoutePattern } from '#i18n/paths.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The pages above this one, and its own name. */
export function Breadcrumbs({
  above,
  here,
}: {
  above: readonly { to: RoutePattern; name: string }[]
  here: string
}) {
  const { t } = useApp()
  return (
    <nav aria-label={t('game.crumbs')} className="type-small text-ink-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-2">
            <LocaleLink to={to} className="hit hover:text-ink">
              {name}
            </LocaleLink>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li aria-current="page" className="text-ink-2">
          {here}
        </li>
      </ol>
    </nav>
  )
}
