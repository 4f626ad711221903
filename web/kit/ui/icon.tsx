import type { ReactNode } from 'react'
import type { paths } from './icons/paths.ts'

export type IconName = keyof typeof paths
export type IconSize = 16 | 18 | 20 | 24

type Look = { size?: IconSize; turns?: boolean; className?: string }

/** An icon that few pages use, by its path. */
export function PathIcon({ path, ...look }: Look & { path: string }) {
  return (
    <Drawn {...look}>
      <path d={path} />
    </Drawn>
  )
}

/** Decorative: the text beside it, or the label of its button, says the same. */
function Drawn({ size = 18, turns = false, className = '', children }: Look & { children: ReactNode }) {
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
      {children}
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

/** An icon of the document's sprite. */
export function Icon({ name, ...look }: IconProps) {
  return (
    <Drawn turns={turning.has(name)} {...look}>
      <use href={`#icon-${name}`} />
    </Drawn>
  )
}
