import { useLocation } from 'react-router'
import { localeOfPath } from '#i18n/locales.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import { isInside } from '../router/site-map.ts'
import { useTranslate } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'

/** Out of a page that can't be shown: to the dashboard from a page of it, else to the home page. */
export function WayBack() {
  const t = useTranslate()
  const inside = isInside(localeOfPath(useLocation().pathname).rest)
  return (
    <LocaleLink to={inside ? '/dashboard' : '/'} className={buttonClass({ variant: 'primary' })}>
      {t(inside ? 'rights.toDashboard' : 'shell.goHome')}
    </LocaleLink>
  )
}
