import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { Area } from '#i18n/areas.ts'
import { type App, AppContext, useApp } from '../session/app-context.ts'
import { say } from '../texts/say.ts'
import { shellAreas, Texts } from '../texts/texts.ts'

type Opened = { onClose: () => void }
type Arrived<Props> = { Part: ComponentType<Props>; texts: Texts | null }

/**
 * A dialog whose module loads when it opens, with the texts that the page below lacks. Meanwhile the page is dimmed. If
 * loading fails, an error appears and the dialog closes: the page stays, and the next press tries again.
 */
export function opensLater<Props extends Opened>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly Area[] = [],
) {
  let arrived: Arrived<Props> | undefined
  const bring = async ({ locale }: App): Promise<Arrived<Props>> => {
    const texts = areas.length > 0 ? new Texts(locale) : null
    const [{ default: Part }] = await Promise.all([
      load(),
      texts?.ensure([...shellAreas, 'errors', ...areas]),
    ])
    arrived = { Part, texts }
    return arrived
  }

  // biome-ignore lint/correctness/noComponentHookFactories: like React's own `lazy`, called once for each module
  function OpensLater(props: Props) {
    const app = useApp()
    const [shown, show] = useState(arrived)
    const open = useEffectEvent(async () => {
      try {
        if (!shown) show(await bring(app))
      } catch (error) {
        void say(app.t, error)
        props.onClose()
      }
    })
    useEffect(() => void open(), [])
    if (!shown) return <div className="dialog-backdrop" aria-hidden="true" />
    const { Part, texts } = shown
    if (!texts) return <Part {...props} />
    return (
      <AppContext value={{ ...app, t: texts.t }}>
        <Part {...props} />
      </AppContext>
    )
  }
  /** Preloads it without waiting for the result. */
  OpensLater.bring = (app: App) => void bring(app).catch(() => {})
  return OpensLater
}
