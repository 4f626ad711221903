/** A mountain of a rating, filled once it counts. Decorative. */
export function Peak({ size, isOn }: { size: 18 | 28; isOn: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <path data-on={isOn || undefined} d="M1 15.5l5-8.6 2.3 2.8L12 3l5 12.5z" />
    </svg>
  )
}
