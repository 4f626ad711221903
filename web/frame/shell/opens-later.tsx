import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { Area } from '#i18n/areas.ts'
import { type App, useApp } from '../session/app-context.ts'
import { say } from '../texts/say.ts'

type Opened = { onClose: () => void }

/**
 * A dialog whose module loads when it opens, with the texts that the page below lacks; the build adds their `areas`
 * (`run/text-areas.ts`). Meanwhile the page is dimmed. If loading fails, an error appears and the dialog closes: the page
 * stays, and the next press tries again.
 */
export function opensLater<Props extends Opened>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly Area[] = [],
) {
  let arrived: ComponentType<Props> | undefined
  const bring = async ({ texts }: App): Promise<ComponentType<Props>> => {
    const [{ default: Part }] = await Promise.all([load(), texts.ensure(['errors', ...areas])])
    arrived = Part
    return Part
  }

  // biome-ignore lint/correctness/noComponentHookFactories: like React's own `lazy`, called once for each module
  function OpensLater(props: Props) {
    const app = useApp()
    // A component is a function, which `useState` would call.
    const [Part, show] = useState(() => arrived)
    const open = useEffectEvent(async () => {
      try {
        if (Part) return
        const brought = await bring(app)
        show(() => brought)
      } catch (error) {
        void say(app.t, error)
        props.onClose()
      }
    })
    useEffect(() => void open(), [])
    return Part ? <Part {...props} /> : <div className="dialog-backdrop" aria-hidden="true" />
  }
  /** Preloads it without waiting for the result. */
  OpensLater.bring = (app: App) => void bring(app).catch(() => {})
  return OpensLater
}
