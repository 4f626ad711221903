import './settings.css'
import { Fragment, useState } from 'react'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { useApp } from '../session/app-context.ts'
import { Goodbye } from './goodbye.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sections } from './sections.tsx'
import type { Settings } from './settings.ts'

type Data = Settings

export async function loader({ call }: LoaderContext): Promise<Data> {
  return (await call('getSettings')).data.settings
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.profileSettings')} | ${site.name}`, description: t('settings.description') }
}

/** Everything that a person decides about their own account. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  const [read, setRead] = useState(data)
  const [settings, show] = useState(data)
  // The page's data were read again.
  if (read !== data) {
    setRead(data)
    show(data)
  }
  const [gone, setGone] = useState(false)
  if (gone) return <Goodbye />
  const change = (reply: Partial<Settings>) => show((now) => ({ ...now, ...reply }))
  return (
    <>
      <h1 className="type-h1">{t('shell.profileSettings')}</h1>
      {sections.map(({ id, parts }) => (
        <SectionFrame key={id} id={id}>
          {parts.map(({ id: part, Part }) => (
            <Fragment key={part}>
              <Part settings={settings} onChange={change} onGone={() => setGone(true)} />
            </Fragment>
          ))}
        </SectionFrame>
      ))}
    </>
  )
}
