import { type ComponentType, useState } from 'react'
import { Kept } from '../ui/kept.tsx'

/**
 * A part of a page that nothing changes once it stands. The page's loader brings it: that runs on the server, which
 * draws it, and in the browser only where it goes to the page by itself. A page that came whole is left as it is.
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
  const [Part] = useState(() => part.Part)
  return Part ? (
    <div>
      <Part {...props} />
    </div>
  ) : (
    <Kept />
  )
}
