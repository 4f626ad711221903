import { href } from '#i18n/href.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { type LocaleInfo, locales } from '#i18n/locales.ts'
import { manifestPath } from '#i18n/manifest-path.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { createTranslate, type MessageKey } from '#i18n/translate.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { SiteFile } from '../ssr/site-file.ts'

/** The build draws them from `web/public/app-icon.svg` and `app-icon-maskable.svg` (`vite.config.ts`). */
const icons = [
  { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/app-icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What a browser shows before it installs the site: the demo's order, without a shop's name (`web/public/app-screens/`). */
const screens = [
  { form: 'wide', sizes: '1280x800' },
  { form: 'narrow', sizes: '540x1011' },
] as const

/** What a long press of the installed app's icon offers; a page that the person can't open isn't among them. */
const shortcuts = {
  customers: [
    ['/dashboard', 'shell.myClimb'],
    ['/dashboard/my-orders', 'shell.myOrders'],
    ['/', 'app.newOrder'],
  ],
  boosters: [
    ['/dashboard/booster/available-orders', 'shell.availableOrders'],
    ['/dashboard/booster/active-orders', 'shell.activeOrders'],
    ['/dashboard/booster/earnings', 'shell.earnings'],
  ],
} as const satisfies Record<string, readonly (readonly [RoutePattern, MessageKey])[]>

/** The web app manifests: one a language for customers, and one for boosters; both are the same app. */
export function manifests(services: Services): SiteFile[] {
  const { languages } = services.config
  return locales
    .filter(({ code }) => languages.includes(code))
    .flatMap((language) =>
      (['customers', 'boosters'] as const).map((whose) => ({
        path: manifestPath(language.code, whose),
        type: 'application/manifest+json; charset=utf-8',
        tags: [],
        content: async () => JSON.stringify(await manifest(services, language, whose)),
      })),
    )
}

async function manifest({ config }: Services, { code, tag, dir }: LocaleInfo, whose: keyof typeof shortcuts) {
  const t = createTranslate(code, await loadMessages(code, ['shell', 'app']))
  return {
    id: '/',
    name: config.siteName,
    short_name: config.siteName,
    description: t('shell.description'),
    lang: tag,
    dir,
    start_url: href(whose === 'boosters' ? '/dashboard/booster/active-orders' : '/dashboard', code),
    scope: '/',
    display: 'standalone',
    background_color: '#0e1419',
    theme_color: '#0e1419',
    categories: ['games', 'shopping'],
    icons,
    screenshots: screens.map(({ form, sizes }) => ({
      src: `/app-screens/${code}-${form}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t('shell.myClimb'),
    })),
    shortcuts: shortcuts[whose].map(([pattern, name]) => ({
      name: t(name),
      url: href(pattern, code),
      icons: icons.slice(0, 1),
    })),
  }
}
