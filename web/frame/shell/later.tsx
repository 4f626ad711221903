import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Kept } from '#web/kit/ui/kept.tsx'

/**
 * A part of a page that never changes after rendering. The server renders it, and on a page that arrived complete the
 * browser leaves it as it is. If the browser navigates to the page, the page's loader loads it, or the part loads
 * itself.
 */
export class LaterPart<Props extends object> {
  Part: ComponentType<Props> | undefined
  readonly #load: () => Promise<ComponentType<Props>>

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load
  }

  async bring(): Promise<void> {
    this.Part ??= await this.#load()
  }
}

/** The place for such a part. Links in it work: see `Navigation`. */
export function Later<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  // Later loads don't change a part that is already rendered.
  const [Part, setPart] = useState(() => part.Part)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current?.hasChildNodes() === false)
      void part.bring().then(() => setPart(() => part.Part), console.warn)
  }, [part])
  return Part ? (
    <div>
      <Part {...props} />
    </div>
  ) : (
    <Kept ref={place} />
  )
}
