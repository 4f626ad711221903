import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Kept } from '../ui/kept.tsx'

/**
 * A part of a page that nothing changes once it stands. The server draws it, and the browser leaves a page that came
 * whole as it is. Where the browser goes to the page by itself, the page's loader brings it, or the part itself.
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

/** Where such a part stands. Links in it work: see `Navigation`. */
export function Later<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  // Whatever else is loaded meanwhile, what stands stays.
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
