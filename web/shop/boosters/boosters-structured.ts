import { href } from '#i18n/href.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { breadcrumbData, ratingData } from '../games/structured-data.ts'
import type { ProfileData } from './booster-types.ts'
import type { BoostersData } from './boosters-page.tsx'
import { titleOf } from './title-of.ts'

/** The breadcrumbs of the list, for schema.org. */
export function boostersStructured({ t, locale, site }: MetaContext<BoostersData>): object[] {
  return [
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: t('shell.boosters'), path: href('/boosters', locale) },
    ]),
  ]
}

/**
 * Who the page is about and since when they finish orders, with the breadcrumbs. Reviews are of orders, so the rating is
 * of the booster's service, not of the person.
 */
export function profileStructured({ data, t, locale, site }: MetaContext<ProfileData>): object[] {
  const { username, languages, about, figures } = data.booster
  const rating = figures?.rating ?? null
  const path = href('/booster/:username', locale, { username })
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: site.publicUrl + path,
      ...(figures?.first_at && { dateCreated: figures.first_at }),
      mainEntity: {
        '@type': 'Person',
        name: username,
        ...(about && { description: about }),
        knowsLanguage: languages.map(({ code }) => code),
        worksFor: { '@type': 'Organization', name: site.name, url: site.publicUrl },
        ...(figures &&
          rating !== null &&
          !site.operator.demo && {
            makesOffer: {
              '@type': 'Offer',
              itemOffered: {
                '@type': 'Service',
                name: titleOf(t, data.booster),
                ...ratingData(site, { rating, count: figures.reviews }),
              },
            },
          }),
      },
    },
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: t('shell.boosters'), path: href('/boosters', locale) },
      { name: username, path },
    ]),
  ]
}
