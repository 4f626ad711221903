import { paths } from './icons/paths.ts'

export type IconName = keyof typeof paths
export type IconSize = 16 | 18 | 20 | 24

type PathIconProps = { path: string; size?: IconSize; turns?: boolean; className?: string }

/** Decorative: the text beside it, or the label of its button, says the same. */
export function PathIcon({ path, size = 18, turns = false, className = '' }: PathIconProps) {
  return (
    <svg
      className={`icon ${turns ? 'turns ' : ''}shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** Icons that point in reading direction are mirrored; check marks and clocks are not. */
const turning: ReadonlySet<IconName> = new Set([
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'message-circle',
  'undo-2',
] satisfies IconName[])

type IconProps = { name: IconName; size?: IconSize; className?: string }

export function Icon({ name, ...rest }: IconProps) {
  return <PathIcon path={paths[name]} turns={turning.has(name)} {...rest} />
}
