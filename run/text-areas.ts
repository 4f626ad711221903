import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Area } from '../i18n/areas.ts'
import { allImportsOf, target } from './import-graph.ts'

/**
 * Which areas of texts a page and a dialog load, derived from the keys in their modules and in all that these import. A
 * page brings the texts of what it loads later too, since that can be on it; a dialog (`opensLater`) brings its own when
 * it opens.
 */

/** The frame loads these with every page; those of refusals when the page is idle, or when something is refused. */
const always: readonly Area[] = ['shell', 'games', 'errors']

const areaNames = readdirSync('i18n/messages/en')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
const key = new RegExp(`['"\`](${areaNames.join('|')})\\.[\\w$]`, 'g')
/** The literal in `ensure(['proof'])` and `useOwnTexts(['proof'])`: a module loads these itself. */
const ownAreas = /\b(?:ensure|useOwnTexts)\(\[([^\]]*)\]/g
const dialog = /\bopensLater\(\s*\(\) =>\s*import\(\s*'([^']+)'\s*\),?\s*\)/g

/** What a module names, and where it leads on its own page. */
type Module = { areas: ReadonlySet<Area>; imports: readonly string[] }

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.startsWith('i18n/messages/')

function moduleOf(file: string): Module {
  const source = readFileSync(file, 'utf8')
  const own = [...source.matchAll(ownAreas)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const areas = [...source.matchAll(key)].map(([, area]) => area as Area)
  return {
    areas: new Set(areas.filter((area) => !always.includes(area) && !own.includes(area))),
    imports: allImportsOf(file, source.replaceAll(dialog, '')),
  }
}

/** Reads each file once. */
export class TextAreas {
  readonly #modules = new Map<string, Module>()

  /** The areas of a source, by its path from the project's folder, sorted. */
  of(file: string): Area[] {
    const seen = new Set([file])
    const areas = new Set<Area>()
    for (const each of seen) {
      const module = this.#read(each)
      for (const area of module.areas) areas.add(area)
      for (const next of module.imports) if (isCode(next) && existsSync(next)) seen.add(next)
    }
    return [...areas].sort()
  }

  #read(file: string): Module {
    const module = this.#modules.get(file) ?? moduleOf(file)
    this.#modules.set(file, module)
    return module
  }
}

const query = '?areas'

/**
 * `import areas from '…/home-page.tsx?areas'` are the areas of a page, and each call of `opensLater` gets those of what it
 * imports, as its second argument.
 */
export function textAreas(): Plugin {
  let areas = new TextAreas()
  const areasOf = (id: string) => JSON.stringify(areas.of(relative(process.cwd(), id)))
  return {
    name: 'text-areas',
    enforce: 'pre',
    // An edit can bring a key to any page.
    watchChange() {
      areas = new TextAreas()
    },
    load: (id) => (id.endsWith(query) ? `export default ${areasOf(id.slice(0, -query.length))}` : null),
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('opensLater(')) return null
      const file = relative(process.cwd(), id)
      const withAreas = (call: string, module: string) =>
        call.replace(/,?\s*\)$/, `, ${areasOf(target(file, module) ?? module)})`)
      return { code: code.replace(dialog, withAreas), map: null }
    },
  }
}
