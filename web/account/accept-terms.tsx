import { LocaleLink } from '../router/locale-link.tsx'
import { isBuilt } from '../routes.tsx'
import { useTranslate } from '../session/app-context.ts'
import { Checkbox } from '../ui/checkbox.tsx'

const terms = '/resources/terms-of-service'

/** The consent that registering and guest orders need; links open in a new tab so that the form keeps its input. */
export function AcceptTerms({ error }: { error: string | null }) {
  const t = useTranslate()
  return (
    <Checkbox name="acceptTos" error={error}>
      {t.parts('account.acceptTerms').map(({ tag, text }) =>
        tag === 'terms' && isBuilt(terms) ? (
          <LocaleLink key={text} to={terms} target="_blank" className="text-link">
            {text}
          </LocaleLink>
        ) : (
          text
        ),
      )}
    </Checkbox>
  )
}
