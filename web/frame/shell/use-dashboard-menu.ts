import { permissions as all } from '#core/people/permissions.ts'
import { usePage } from '../router/page-state.ts'
import { usePerson } from '../session/app-context.ts'
import { type DashboardLink, type DashboardMenu, dashboardMenu, mapMenu } from './dashboard-links.ts'

export type ShownLink = DashboardLink & { current: boolean }

/**
 * The person's pages, and which one is open. Until the person is known, the page's own guard shows their permissions,
 * since it let them in.
 */
export function useDashboardMenu(): DashboardMenu<ShownLink> {
  const person = usePerson()
  const { entry, pattern } = usePage()
  const permissions = person?.permissions ?? all.filter((each) => each === entry?.guard)
  return mapMenu(dashboardMenu(permissions), (link) => ({
    ...link,
    current: pattern !== null && (link.to === pattern || (link.also?.includes(pattern) ?? false)),
  }))
}
