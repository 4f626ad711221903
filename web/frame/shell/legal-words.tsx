import type { RoutePattern } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import { useTranslate } from '../session/app-context.ts'

const pages: Record<string, { to: RoutePattern; hash?: string }> = {
  terms: { to: '/resources/terms-of-service' },
  privacy: { to: '/resources/privacy-policy' },
  refunds: { to: '/resources/refund-policy' },
  withdrawal: { to: '/resources/terms-of-service', hash: '#your-right-of-withdrawal' },
}

/** A sentence of a form that names legal pages. They open in a new tab, so that the form keeps its input. */
export function LegalWords({ text }: { text: MessageKey }) {
  const t = useTranslate()
  return t.parts(text).map(({ tag, text: words }) => {
    const page = tag && pages[tag]
    return page ? (
      <LocaleLink key={words} {...page} target="_blank" className="text-link">
        {words}
      </LocaleLink>
    ) : (
      words
    )
  })
}
