import { LocaleLink } from '../router/locale-link.tsx'
import type { InPlace } from '../router/site-map.ts'
import { useTranslate } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'

/** A link away from a page that can't be shown: to the dashboard from inside it, otherwise to the home page. */
export function WayBack({ layout }: InPlace) {
  const t = useTranslate()
  const inside = layout === 'dashboard'
  return (
    <LocaleLink to={inside ? '/dashboard' : '/'} className={buttonClass({ variant: 'primary' })}>
      {t(inside ? 'rights.toDashboard' : 'shell.goHome')}
    </LocaleLink>
  )
}
