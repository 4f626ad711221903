/** A placeholder for something that is loading; give it its final size (`h-4 w-32`). */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}
