import './settings.css'
import { Fragment, useState } from 'react'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { Goodbye } from './goodbye.tsx'
import { JumpList } from './jump-list.tsx'
import { PageHead } from './page-head.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sections } from './sections.tsx'
import type { Settings } from './settings.ts'
import { BarPlace } from './unsaved-bar.tsx'

type Data = Settings

export async function loader({ call }: LoaderContext): Promise<Data> {
  return (await call('getSettings')).data.settings
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.profileSettings')} | ${site.name}`, description: t('settings.description') }
}

/** Everything that a person decides about their own account. */
export function Page({ data }: { data: Data }) {
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
      <PageHead settings={settings} />
      <JumpList />
      {sections.map(({ id, parts }) => (
        <SectionFrame key={id} id={id}>
          {parts.map(({ id: part, Part }) => (
            <Fragment key={part}>
              <Part settings={settings} onChange={change} onGone={() => setGone(true)} />
            </Fragment>
          ))}
        </SectionFrame>
      ))}
      <BarPlace />
    </>
  )
}
