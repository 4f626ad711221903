import { describe, expect, it } from 'vitest'
import { isBuilt } from '../routes.tsx'
import { dashboardLinksFor } from './dashboard-links.ts'
import { builtLinks, footerLinks, gameLinks, gameOf, headerLinks } from './shell-links.ts'

describe('the links of the shell', () => {
  it('lead only to pages that exist', () => {
    const links = [
      ...builtLinks(headerLinks),
      ...builtLinks(footerLinks.about),
      ...builtLinks(footerLinks.legal),
      ...dashboardLinksFor(['EditOrders']),
    ]
    const services = gameLinks().flatMap((game) => game.services)
    expect(services.length).toBeGreaterThan(0)
    expect([...links, ...services].filter(({ to }) => !isBuilt(to))).toEqual([])
  })

  it('show a person what they may open (spec 6)', () => {
    const paths = (...permissions: Parameters<typeof dashboardLinksFor>[0]) =>
      dashboardLinksFor(permissions).map(({ to }) => to)
    expect(paths()).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/my-orders']))
    expect(paths().filter((path) => /booster|admin/.test(path))).toEqual([])
    expect(paths('Booster')[0]).toBe('/dashboard/booster/available-orders')
    expect(paths('EditUsers')).not.toContain('/dashboard/admin/orders/:state')
  })

  it('know which game a page is about', () => {
    expect(gameOf('/valorant/elo-boost')).toBe('valorant')
    expect(gameOf('/dashboard')).toBeUndefined()
    expect(gameOf(null)).toBeUndefined()
  })
})
