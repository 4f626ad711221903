import type { PriceTable } from '#core/prices/price-table.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'

export type AboutData = { prices: PriceTable }

const content = new LaterPart(async () => (await import('./about-content.tsx')).AboutContent)

export async function loader({ call }: LoaderContext): Promise<AboutData> {
  const [{ data }] = await Promise.all([call('getPrices'), content.bring()])
  return { prices: data.prices }
}

export function meta({ t, site: { name } }: MetaContext<AboutData>): Meta {
  return { title: t('about.metaTitle', { name }), description: t('about.description', { name }) }
}

/** Nothing on this page changes after rendering, so the browser leaves it as the server rendered it. */
export function Page({ data }: { data: AboutData }) {
  return <Later part={content} props={data} />
}
