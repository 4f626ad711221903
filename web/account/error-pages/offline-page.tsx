import { useEffect, useState } from 'react'
import { localeOfPath } from '#i18n/locales.ts'
import { connection } from '#web/frame/pwa/connection.ts'
import { useFrame } from '#web/frame/router/frame-context.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Session } from '#web/frame/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { pagesCache } from '#web/worker/kept-documents.ts'
import { ErrorScreen } from './error-screen.tsx'

export function meta({ t, site }: MetaContext<null>) {
  return { title: `${t('app.pageTitle')} | ${site.name}`, description: t('app.pageText'), hidden: true }
}

/** What the offline worker shows in place of a page that it hasn't kept; that page opens as soon as it can. */
export function Page() {
  const { t, locale, session } = useApp()
  const { kept: keptOwn } = useFrame()
  const navigate = useNavigate()
  const [kept, setKept] = useState<KeptPage[]>([])
  useEffect(() => {
    void keptPages(locale, session).then(setKept, console.warn)
    const path = wanted()
    if (path === null) return
    const open = () => connection.state.kind !== 'lost' && location.replace(path)
    // An own order is shown from what this browser keeps for its person; this document contains nothing of anybody.
    void keptOwn?.(path).then((page) => page && navigate(path, { replace: true }), console.warn)
    void connection.ask().then(open)
    return connection.subscribe(open)
  }, [locale, session, keptOwn, navigate])
  return (
    <ErrorScreen
      title={t('app.pageTitle')}
      action={
        <Button variant="primary" onClick={() => location.assign(wanted() ?? location.pathname)}>
          {t('app.tryNow')}
        </Button>
      }
    >
      <p>{t('app.pageText')}</p>
      {kept.length > 0 && (
        <>
          <h2 className="type-h3 mt-6">{t('app.keptTitle')}</h2>
          <ul className="mt-1 grid gap-2">
            {kept.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className="text-link hit" dir="auto">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </ErrorScreen>
  )
}

/** The page that was asked for: a path of this site and nothing else. */
function wanted(): string | null {
  const path = new URLSearchParams(location.search).get('from')
  return path && /^\/(?![/\\])/.test(path) ? path : null
}

type KeptPage = { path: string; title: string }

/** The pages that this browser has kept in a language, newest first. */
async function keptPages(locale: string, session: Session | null): Promise<KeptPage[]> {
  if (!('caches' in window)) return []
  const own = session?.token() ? await (await import('#web/frame/kept/own-pages.ts')).listKept(session) : []
  const cache = await caches.open(pagesCache)
  const requests = await cache.keys()
  const pages = await Promise.all(
    requests.map(async ({ url }) => {
      const path = new URL(url).pathname
      const html = (await (await cache.match(url))?.text()) ?? ''
      const { title } = new DOMParser().parseFromString(html, 'text/html')
      return { path, title: title.replace(/ \| [^|]*$/, '') }
    }),
  )
  return [...own, ...pages.reverse()].filter(
    ({ path }) => localeOfPath(path).locale === locale && !path.endsWith('/offline'),
  )
}
