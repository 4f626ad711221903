import { href } from '#i18n/href.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { breadcrumbData, faqData, serviceData } from '../games/structured-data.ts'
import { type ServiceData, serviceWords } from './load-service.ts'
import { questionsOf } from './questions.ts'

/** The service, its breadcrumbs and its questions as schema.org data, in the page's words. */
export function serviceStructured(context: MetaContext<ServiceData>): object[] {
  const { data, t, locale, site } = context
  const { game, service } = data.initial
  const path = href(`/${game}/${service}`, locale)
  return [
    serviceData({ site, ...serviceWords(context), path, currency: data.prices.currency }),
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: t(`games.game.${game}`), path: href(`/${game}`, locale) },
      { name: t(`games.service.${service}`), path },
    ]),
    faqData(questionsOf(t, game, service)),
  ]
}
