import { routeTable } from '../routes.tsx'
import { useUser } from './app-context.ts'
import { type DashboardLink, dashboardLinksFor } from './dashboard-links.ts'
import { usePage } from './root.tsx'

/**
 * The present person's pages and which one is open. Until the person is known, the page itself says what they
 * may: its guard let them in.
 */
export function useDashboardLinks(): (DashboardLink & { current: boolean })[] {
  const user = useUser()
  const { pattern } = usePage()
  const guard = routeTable.find((entry) => entry.pattern === pattern)?.guard
  const permissions =
    user?.permissions ?? (guard && guard !== 'public' && guard !== 'authentication' ? [guard] : [])
  return dashboardLinksFor(permissions).map((link) => ({
    ...link,
    current: pattern !== null && (link.to === pattern || link.also === pattern),
  }))
}
