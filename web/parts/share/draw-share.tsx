import { renderToStaticMarkup } from 'react-dom/server'
import { localeInfo } from '#i18n/locales.ts'
import { metaOf } from '#web/frame/router/head.tsx'
import type { Shown } from '#web/frame/router/shown.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { SharePicture } from './share-picture.tsx'

/** The picture of a public page as SVG; null for everything else. */
export function drawShare(app: App, shown: Shown, path: string): string | null {
  if (shown.entry?.guard !== 'public' || shown.loaded.kind !== 'page') return null
  const { title, description } = metaOf(app, shown)
  const { name } = app.site
  return renderToStaticMarkup(
    <SharePicture
      path={path}
      title={title.replace(` | ${name}`, '').replace(`${name}: `, '')}
      description={description}
      site={name}
      dir={localeInfo(app.locale).dir}
      lang={app.locale}
    />,
  )
}
