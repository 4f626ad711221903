import { useEffect, useRef, useState } from 'react'

const duration = 200
const ease = (t: number) => 1 - (1 - t) ** 3

/** Numbers that glide to their goal in 200 ms; `still`, or a preference for reduced motion, sets them at once. */
export function useGlide(goal: readonly number[], still: boolean): readonly number[] {
  const [now, setNow] = useState(goal)
  const latest = useRef(goal)
  const [a = 0, b = 0, c = 0, d = 0] = goal
  useEffect(() => {
    const end = [a, b, c, d]
    const from = latest.current
    const arrive = (place: readonly number[]) => {
      latest.current = place
      setNow(place)
    }
    if (end.every((value, i) => value === from[i])) return
    if (still || matchMedia('(prefers-reduced-motion: reduce)').matches) return arrive(end)
    let frame = 0
    let began = 0
    const step = (time: number) => {
      began ||= time
      const part = Math.min(1, (time - began) / duration)
      arrive(end.map((value, i) => (from[i] as number) + (value - (from[i] as number)) * ease(part)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [a, b, c, d, still])
  return still ? goal : now
}
