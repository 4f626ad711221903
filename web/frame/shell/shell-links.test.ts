import { describe, expect, it } from 'vitest'
import type { Permission } from '#core/people/permissions.ts'
import { dashboardLinksFor, dashboardMenu, onlyPage } from './dashboard-links.ts'
import { gameOf } from './shell-links.ts'

const menu = (...permissions: Permission[]) => {
  const { main, groups, own } = dashboardMenu(permissions)
  const to = (links: { to: string }[]) => links.map((link) => link.to.split('/').at(-1))
  return { main: to(main), groups: groups.map(({ group, links }) => [group, to(links)]), own: to(own) }
}

describe('the links of the shell', () => {
  it('show a person the pages that they can open (spec 6)', () => {
    const paths = (...permissions: readonly Permission[]) =>
      dashboardLinksFor(permissions).map(({ to }) => to)
    expect(paths()).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/my-orders']))
    expect(paths().filter((path) => /booster|admin/.test(path))).toEqual([])
    expect(paths('Booster').slice(0, 2)).toEqual(['/dashboard', '/dashboard/booster/available-orders'])
    expect(paths('EditUsers')).not.toContain('/dashboard/admin/orders')
  })

  it('group what staff can open, without empty groups, and keep what they have as customers behind their name', () => {
    const own = ['my-orders', 'balance-history', 'profile-settings', 'favorites']
    expect(menu('EditOrders')).toEqual({
      main: ['dashboard'],
      groups: [['queues', ['orders', 'disputes', 'reviews', 'support', 'proposals']]],
      own,
    })
    expect(menu('EditUsers')).toEqual({
      main: ['dashboard'],
      groups: [
        ['queues', ['proposals']],
        ['people', ['people', 'boosters']],
        ['shop', ['list', 'posts']],
      ],
      own,
    })
    expect(menu('Booster', 'EditOrders')).toMatchObject({
      main: [
        'dashboard',
        'available-orders',
        'active-orders',
        'earnings',
        'completed-orders',
        'reviews',
        'services',
        'coaching',
      ],
      own,
    })
    for (const permissions of [[], ['Booster']] as const) {
      const { main, ...rest } = menu(...permissions)
      expect(main).toEqual(expect.arrayContaining(own))
      expect(rest).toEqual({ groups: [], own: [] })
    }
  })

  it('lead whoever has one page to it, instead of a home without anything', () => {
    expect(onlyPage(['EditStore'])?.to).toBe('/dashboard/admin/coupon')
    expect(menu('EditStore')).toMatchObject({
      main: [],
      groups: [
        ['queues', ['proposals']],
        ['shop', ['coupon']],
      ],
    })
    for (const others of [[], ['EditOrders'], ['EditStore', 'EditUsers'], ['Booster', 'EditStore']] as const)
      expect(onlyPage(others)).toBeUndefined()
  })

  it('mark on an order’s page the list from which its reader came', () => {
    const marked = (...permissions: Permission[]) =>
      dashboardLinksFor(permissions).find(({ also }) => also?.includes('/dashboard/order/:order_id'))?.to
    expect([marked(), marked('Booster'), marked('EditOrders')]).toEqual([
      '/dashboard/my-orders',
      '/dashboard/booster/active-orders',
      '/dashboard/admin/orders',
    ])
  })

  it('know which game a page is about', () => {
    expect(gameOf('/valorant/elo-boost')).toBe('valorant')
    expect(gameOf('/dashboard')).toBeUndefined()
    expect(gameOf(null)).toBeUndefined()
  })
})
