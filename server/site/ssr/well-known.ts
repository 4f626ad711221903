import { dayMs } from '#core/base/durations.ts'
import { type GameId, gameIds, serviceIds } from '#core/games/game.ts'
import { localeCodes } from '#i18n/locales.ts'
import type { Config } from '#server/platform/config/config.ts'

type Shop = Pick<Config, 'publicUrl' | 'siteName' | 'operator' | 'support'>

/** What crawlers can read: everything except personal pages. */
export function robots({ publicUrl }: Shop): string {
  const own = ['/dashboard', '/checkout'].flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`])
  return ['User-agent: *', ...own, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** Where to report a weakness (RFC 9116). It must be renewed within a year, so it names half of one. */
export function securityTxt({ publicUrl, operator }: Shop, now: Date): string {
  const expires = new Date(Math.ceil(now.getTime() / dayMs) * dayMs + 180 * dayMs)
  return [
    `Contact: mailto:${operator.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const gameNames = {
  'league-of-legends': 'League of Legends',
  'teamfight-tactics': 'Teamfight Tactics',
  valorant: 'Valorant',
  'wild-rift': 'Wild Rift',
} as const satisfies Record<GameId, string>

const listed = (names: string[]) => new Intl.ListFormat('en-GB').format(names)

/** A guide to the site for language models (llmstxt.org): what it is, and the pages that explain it. */
export function llmsTxt({ publicUrl, siteName, support }: Shop): string {
  const link = (name: string, path: string, what: string) => `- [${name}](${publicUrl}${path}): ${what}`
  return [
    `# ${siteName}`,
    '',
    `> A shop for rank boosts, duo boosts, placement games, net wins and coaching in ${listed(Object.values(gameNames))}, in ${localeCodes.length} languages.`,
    '',
    'Boosting is against the publisher’s terms of service, and an account can be penalized for it. Every price is itemized and calculated on the server. A login is encrypted, only the booster who plays the order can open it, and it is deleted when the order closes.',
    '',
    '## Games',
    ...gameIds.map((game) =>
      link(
        gameNames[game],
        `/${game}`,
        `services: ${serviceIds.map((id) => `${publicUrl}/${game}/${id}`).join(', ')}`,
      ),
    ),
    '',
    '## How it works',
    link('About', '/about-us', 'who runs the shop and how money and logins are protected'),
    link('Boosters', '/boosters', 'who plays, with measured figures'),
    link('Coaching', '/coaching', 'hours with a coach'),
    link('Glossary', '/glossary', 'the terms of the four games and of this shop'),
    link('Blog', '/blog', 'guides for players'),
    '',
    '## Rules',
    link('Terms of service', '/resources/terms-of-service', 'the contract'),
    link('Refund policy', '/resources/refund-policy', 'what comes back at each step of an order'),
    link('Privacy policy', '/resources/privacy-policy', 'what is stored, why and for how long'),
    '',
    '## Optional',
    link('API', '/v1/docs', 'every call, with its guard, its errors and an example'),
    `- Support: ${support.email}`,
    '',
  ].join('\n')
}

/** The files for machines, by path; security.txt is also where it was before the standard. */
export function plainFiles(shop: Shop, now: () => Date): [path: string, content: () => string][] {
  return [
    ['/robots.txt', () => robots(shop)],
    ['/llms.txt', () => llmsTxt(shop)],
    ['/.well-known/security.txt', () => securityTxt(shop, now())],
    ['/security.txt', () => securityTxt(shop, now())],
  ]
}
