import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signInProviders } from '#core/people/sign-in-providers.ts'
import { ownVariables } from '#server/platform/config/config.ts'

/**
 * Every variable that an operator sets; `.env.example` and the README explain each. The addresses of sign-in providers are
 * not among them: they are for local providers in development.
 */
const variables: readonly string[] = [
  ...ownVariables,
  ...signInProviders.flatMap((provider) =>
    ['CLIENT_ID', 'CLIENT_SECRET'].map((name) => `${provider.toUpperCase()}_${name}`),
  ),
  'PROFILE_LOOKUP_URL',
  'PROFILE_LOOKUP_KEY',
  'TRANSLATE_URL',
  'TRANSLATE_KEY',
  'TRANSLATE_NAME',
  'WEB_PUSH_PRIVATE_KEY',
  'WEB_PUSH_HOSTS',
  'RAFFLE_COUNTRIES',
  'RAFFLE_BEACON_URL',
  'RAFFLE_BEACON_CHAIN',
]

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** What compose and the unit set themselves, because their files and ports depend on it. */
const setThere = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR']

test('.env.example names each variable that the server reads, once, and no other', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  const composeOnly = ['POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD']
  expect(named.filter((name) => !composeOnly.includes(name ?? '')).sort()).toEqual([...variables].sort())
})

test('each value in .env.example means the same to a shell, to compose and to systemd', () => {
  for (const line of read('.env.example').split('\n'))
    expect(line).toMatch(/^($|# |#$|#?[A-Z_]+=('[^']*'|[\w:/.-]*)$)/)
})

test('the container and the service get every variable from one file', () => {
  expect(read('compose.yaml')).toMatch(/env_file:\n\s+- path: \.env\n/)
  expect(read('deploy/peakline.service')).toContain('EnvironmentFile=/etc/peakline.env')
  for (const name of setThere.slice(1)) {
    expect(read('compose.yaml'), name).toMatch(new RegExp(`^      ${name}: `, 'm'))
  }
})

test('the table of the README explains each variable', () => {
  const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) => {
    const names = [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    const [first = ''] = names
    const stem = first.slice(0, first.indexOf('_'))
    return names.map((name) => (name.startsWith('_') ? stem + name : name))
  })
  const others = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']
  expect(table).toContain('the same for `GOOGLE_` and `FACEBOOK_`')
  expect([...new Set([...explained.filter((name) => !name.endsWith('_')), ...others])].sort()).toEqual(
    [...variables].sort(),
  )
})
