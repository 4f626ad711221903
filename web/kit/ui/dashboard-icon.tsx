import { type IconSize, PathIcon } from './icon.tsx'
import { dashboardPaths } from './icons/dashboard-paths.ts'

export type DashboardIconName = keyof typeof dashboardPaths

const turning: ReadonlySet<DashboardIconName> = new Set([
  'arrow-down-right',
  'arrow-up-right',
  'external-link',
  'list',
  'play',
  'receipt',
  'send',
  'trending-up',
] satisfies DashboardIconName[])

type DashboardIconProps = { name: DashboardIconName; size?: IconSize; className?: string }

/** Icons beyond `Icon`'s: only pages of the dashboard load them. */
export function DashboardIcon({ name, ...rest }: DashboardIconProps) {
  return <PathIcon path={dashboardPaths[name]} turns={turning.has(name)} {...rest} />
}
