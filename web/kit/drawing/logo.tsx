import { useId } from 'react'

export type LogoProps = { size?: number }

/** Decorative: the name is beside it. */
export function Logo({ size = 28 }: LogoProps) {
  const id = useId()
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="2" y1="22" x2="20" y2="6">
        <stop stopColor="var(--climb-from)" />
        <stop offset=".55" stopColor="var(--climb-mid)" />
        <stop offset="1" stopColor="var(--climb-to)" />
      </linearGradient>
      <path d="M2 22.5h4.2l4-6 2.8 3.2L19.4 6 26 22.5" stroke={`url(#${id})`} />
    </svg>
  )
}
