import './legal.css'
import type { Contract } from '#contract/contract.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { Rendered } from '#web/frame/router/rendered.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import { legalLinks } from '#web/frame/shell/legal-links.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { Contents } from './contents.tsx'
import { PrintButton } from './print-button.tsx'

type LegalPage = Contract['getLegalPage']['reply']['data']
export type LegalData = Omit<LegalPage, 'document'> & {
  pattern: RoutePattern
  document?: Rendered<LegalPage['document']>
}

const body = new LaterPart(async () => (await import('./legal-body.tsx')).LegalBody)

export async function loader({ call, locale, pattern }: LoaderContext): Promise<LegalData> {
  const name = pattern.replace('/resources/', '') as LegalPage['name']
  const [{ data }] = await Promise.all([
    call('getLegalPage', { params: { name }, query: { language: locale } }),
    body.bring(),
  ])
  return { ...data, pattern, document: new Rendered(data.document) }
}

export function meta({ data, site }: MetaContext<LegalData>) {
  return { title: `${data.title} | ${site.name}`, description: data.description }
}

/** One of the five legal pages: its text from the server, its parts beside it, printable. */
export function Page({ data }: { data: LegalData }) {
  const { t, dir, site } = useApp()
  const { title, description, version, since_words: date, headings } = data
  return (
    <div className="relative isolate">
      <ContourLines seed={data.name} width={1440} height={420} dir={dir} />
      <div className="shell relative">
        <header className="pt-8 lg:pt-12">
          <h1 className="type-h1">{title}</h1>
          <p className="type-large mt-3 max-w-[62ch] text-ink-2">{description}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="type-small text-ink-3">{t('legal.version', { version, date })}</p>
            <PrintButton />
          </div>
        </header>
        <div className="legal-tabs mt-8">
          <Tabs label={t('legal.pages')}>
            {legalLinks.map(({ to, label }) => (
              <LocaleLink key={to} to={to} aria-current={to === data.pattern ? 'page' : undefined}>
                {t(label)}
              </LocaleLink>
            ))}
          </Tabs>
        </div>
        <div className="legal-columns">
          <Contents headings={headings} />
          <div className="min-w-0">
            {site.operator.demo && <p className="legal-demo type-small">{t('legal.demo')}</p>}
            <Later key={data.name} part={body} props={{ document: data.document?.value }} />
          </div>
        </div>
      </div>
    </div>
  )
}
