import { describe, expect, it } from 'vitest'
import type { Permission } from '#core/people/permissions.ts'
import { dashboardLinksFor } from './dashboard-links.ts'
import { gameOf } from './shell-links.ts'

describe('the links of the shell', () => {
  it('show a person the pages that they can open (spec 6)', () => {
    const paths = (...permissions: readonly Permission[]) =>
      dashboardLinksFor(permissions).map(({ to }) => to)
    expect(paths()).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/my-orders']))
    expect(paths().filter((path) => /booster|admin/.test(path))).toEqual([])
    expect(paths('Booster').slice(0, 2)).toEqual(['/dashboard', '/dashboard/booster/available-orders'])
    expect(paths('EditUsers')).not.toContain('/dashboard/admin/orders/:state')
  })

  it('know which game a page is about', () => {
    expect(gameOf('/valorant/elo-boost')).toBe('valorant')
    expect(gameOf('/dashboard')).toBeUndefined()
    expect(gameOf(null)).toBeUndefined()
  })
})
