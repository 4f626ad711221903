import { useEffect, useRef, useState } from 'react'
import type { LaterPart } from '#web/frame/shell/later.tsx'
import { Kept } from '#web/kit/ui/kept.tsx'

type Props<P extends object> = { part: LaterPart<P>; props: P }

/** A part that answers to its reader: the server's rendering stays until it is about to be seen, then it comes alive. */
export function SeenLater<P extends object>({ part, props }: Props<P>) {
  const [Part, setPart] = useState(() => part.Part)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return
    const bring = () => void part.bring().then(() => setPart(() => part.Part), console.warn)
    const seen = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && bring(),
      {
        rootMargin: '200px',
      },
    )
    seen.observe(box)
    return () => seen.disconnect()
  }, [part])
  return Part ? (
    <div>
      <Part {...props} />
    </div>
  ) : (
    <Kept ref={place} />
  )
}
