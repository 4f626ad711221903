import type { Direction } from './direction.ts'

/** A flag on its staff, flying back over the climb; (x, y) is the foot of the staff. */
export function Flag({
  x,
  y,
  dir,
  large = false,
}: {
  x: number
  y: number
  dir: Direction
  large?: boolean
}) {
  const back = dir === 'rtl' ? 1 : -1
  const [staff, long, tall] = large ? [26, 18, 12] : [13, 8, 6]
  const notch = (long / 4) * -back
  return (
    <>
      <path
        className="flag"
        d={`M${x} ${y - staff}h${back * long}l${notch} ${tall / 2} ${-notch} ${tall / 2}h${-back * long}z`}
      />
      <path className="flag-staff" d={`M${x} ${y}v${-staff}`} />
    </>
  )
}
