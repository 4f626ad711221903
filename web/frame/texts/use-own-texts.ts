import { useEffect, useEffectEvent, useState } from 'react'
import type { Area } from '#i18n/areas.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '../session/app-context.ts'

/**
 * `t` once it knows the texts of a part that is rarely shown; undefined until then. They load with the part, so pages
 * without it have none of them.
 */
export function useOwnTexts(areas: readonly Area[], isShown = true): Translate | undefined {
  const { t, texts } = useApp()
  const [arrived, setArrived] = useState(false)
  const bring = useEffectEvent(() => texts.ensure(areas).then(() => setArrived(true), console.warn))
  useEffect(() => {
    if (isShown) void bring()
  }, [isShown])
  return isShown && arrived ? t : undefined
}
