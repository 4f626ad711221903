import { localeCodes } from '#i18n/locales.ts'
import { type Asked, orderNames } from './asked-state.ts'
import { sections } from './ui-states.tsx'

const settings = [
  ['lang', localeCodes],
  ['theme', ['dark', 'light']],
  ['dir', ['ltr', 'rtl']],
] as const

/** A link to every state; the links keep the options that are set here. */
export function StateIndex({ asked }: { asked: Asked }) {
  const query = new URLSearchParams(location.search)
  const to = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    return `?${next}`
  }
  const kinds = Object.groupBy(orderNames(), (name) => name.slice(0, name.indexOf('.')))
  return (
    <main className="mx-auto max-w-[1280px] p-8" lang="en" dir="ltr">
      <h1 className="type-h1">States</h1>
      <p className="mt-2 text-ink-2">
        Made-up data, a stopped clock, no server. Language {asked.locale}, theme {asked.theme ?? 'system'}.
      </p>
      {settings.map(([name, values]) => (
        <p key={name} className="mt-2 flex flex-wrap gap-3">
          <span className="label">{name}</span>
          {values.map((value) => (
            <a key={value} className="text-link" href={to(name, value)}>
              {value}
            </a>
          ))}
        </p>
      ))}
      <List title="ui" names={['all', ...Object.keys(sections)]} href={(name) => to('ui', name)} />
      {Object.entries(kinds).map(([kind, names = []]) => (
        <List key={kind} title={kind} names={names} href={(name) => to('order', name)} />
      ))}
    </main>
  )
}

type ListProps = { title: string; names: readonly string[]; href: (name: string) => string }

function List({ title, names, href }: ListProps) {
  return (
    <section className="mt-8">
      <h2 className="type-h3 mb-2">{title}</h2>
      <ul className="columns-1 sm:columns-2 lg:columns-4">
        {names.map((name) => (
          <li key={name}>
            <a className="text-link type-small" href={href(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
