import { pathIn } from '#i18n/href.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { leadToFirstView } from '#web/parts/lists/views/first-view.ts'

/** Where the list of people begins for this person: the view that they chose, otherwise everybody. */
export function loader({ call, locale }: LoaderContext): Promise<never> {
  const list = pathIn('/dashboard/admin/users', locale)
  return leadToFirstView(call, 'people', { pathOf: () => list, otherwise: list })
}

export function meta({ t, site }: MetaContext<never>) {
  return { title: `${t('shell.adminUsers')} | ${site.name}`, description: t('people.description') }
}

export function Page() {
  return null
}
