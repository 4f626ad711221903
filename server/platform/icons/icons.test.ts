import { expect, test, vi } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { openServices } from '#server/test/open-app.ts'

const services = await openServices()
const appWith = (icons: { path: string; fallback: boolean }) =>
  buildApp({ services: { ...services, config: { ...services.config, icons } } })
const app = await buildApp({ services })

test('spec 7: icons come from the local endpoint in Iconify’s form, for 168 hours', async () => {
  const answer = await app.inject('/api/_nuxt_icon/lucide.json?icons=cookie,keyboard')
  expect(answer.headers['cache-control']).toBe('public, max-age=604800')
  const { prefix, width, icons, not_found } = answer.json()
  expect({ prefix, width, not_found }).toEqual({ prefix: 'lucide', width: 24, not_found: undefined })
  expect(Object.keys(icons)).toEqual(['cookie', 'keyboard'])
  expect(icons.cookie.body).toContain('<path')
})

test('an alias has its parent’s shape, and a name that the set lacks is listed', async () => {
  const { icons, not_found } = (
    await app.inject('/api/_nuxt_icon/lucide.json?icons=home,no-such-icon')
  ).json()
  expect(icons.home.body).toContain('<path')
  expect(not_found).toEqual(['no-such-icon'])
})

test('trust I9, I10: other collections, made-up names and paths are refused without asking anyone', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const codes: Record<string, number> = {
    'mdi.json?icons=home': 404,
    'lucide.json': 400,
    'lucide.json?icons=': 400,
    'lucide.json?icons=../../package': 400,
    'lucide.json?icons=__proto__': 400,
    'lucide.json?icons=constructor': 200,
    'lucide.json?icons=a&icons=b': 400,
    '..%2Flucide.json?icons=home': 400,
    'lucide?icons=home': 400,
    [`lucide.json?icons=${Array(51).fill('a')}`]: 400,
  }
  for (const [path, status] of Object.entries(codes))
    expect((await app.inject(`/api/_nuxt_icon/${path}`)).statusCode, path).toBe(status)
  const { icons } = (await app.inject('/api/_nuxt_icon/lucide.json?icons=constructor')).json()
  expect(icons).toEqual({})
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('only if allowed, the public service is asked, by the server, once for all visitors', async () => {
  const set = { prefix: 'mdi', icons: { home: { body: '<path d="M0 0"/>' } } }
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(set))
  const open = await appWith({ path: '/icons', fallback: true })
  for (let time = 0; time < 2; time++)
    expect((await open.inject('/icons/mdi.json?icons=home')).json()).toEqual(set)
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    'https://api.iconify.design/mdi.json?icons=home',
  ])
  asked.mockImplementation(async () => {
    throw new DOMException('too late', 'TimeoutError')
  })
  expect((await open.inject('/icons/mdi.json?icons=door')).statusCode).toBe(404)
  asked.mockRestore()
})
