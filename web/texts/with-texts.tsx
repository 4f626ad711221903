import { type ReactNode, useEffect, useState } from 'react'
import type { Area } from '#i18n/areas.ts'
import type { Translate } from '#i18n/translate.ts'
import { AppContext, useApp } from '../session/app-context.ts'
import { shellAreas, Texts } from './texts.ts'

type WithTextsProps = { areas: readonly Area[]; children: ReactNode }

/** For what opens on a page that did not bring its texts, such as a dialog: they come with it. */
export function WithTexts({ areas, children }: WithTextsProps) {
  const app = useApp()
  const [t, setT] = useState<Translate>()
  const names = areas.join(' ')
  useEffect(() => {
    const texts = new Texts(app.locale)
    void texts
      .ensure([...shellAreas, 'errors', ...(names.split(' ') as Area[])])
      .then(() => setT(() => texts.t))
  }, [app.locale, names])
  return t ? <AppContext value={{ ...app, t }}>{children}</AppContext> : null
}
