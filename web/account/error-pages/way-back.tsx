import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { InPlace } from '#web/frame/router/route-entry.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'

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
