import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { target, valueImportsOf } from '../run/import-graph.ts'

const files = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/(test|development)\//.test(file))

/** Reads each file once. */
function kept<Value>(read: (file: string) => Value): (file: string) => Value {
  const values = new Map<string, Value>()
  return (file) => {
    if (!values.has(file)) values.set(file, read(file))
    return values.get(file) as Value
  }
}

const importsOf = kept((file) => (file.endsWith('.css') ? [] : valueImportsOf(file)))

/** What a file brings with it, styles included. */
function closureOf(root: string, found = new Set<string>()): Set<string> {
  if (found.has(root) || !/^web\/.*\.(tsx?|css)$/.test(root)) return found
  found.add(root)
  for (const file of importsOf(root)) closureOf(file, found)
  return found
}

const laterImports = kept((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(
    ([, specifier = '']) => target(file, specifier) ?? [],
  ),
)

/** The classes that a style sheet owns: those that its rules begin with. */
const classesIn = (css: string) =>
  [
    ...readFileSync(css, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/(?<=^|[,{};])\s*\.([a-z][\w-]*)/g),
  ].map(([, name = '']) => name)

/** The words in a component's `className`. */
const classesOf = kept((file) =>
  [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
    ([, plain, code = '']) =>
      [plain, ...(code.match(/(?<=['"`])[^'"`]*(?=['"`])/g) ?? [])].join(' ').split(/\s+/),
  ),
)

test('whatever the browser loads brings the styles of what it shows, or is shown on a page that has them', () => {
  // Every page has what the first view's base has.
  const base = closureOf('web/composed/entry-client.tsx')
  const everywhere = new Set(
    [...globSync('web/kit/**/*.css'), ...base].filter((file) => /\.css$/.test(file)).flatMap(classesIn),
  )
  const sheets = globSync('web/**/*.css').map((css) => ({ css, classes: new Set(classesIn(css)) }))
  const roots = new Set([
    ...files.filter((file) => file.endsWith('-page.tsx')),
    ...files.flatMap(laterImports),
  ])
  const closures = new Map([...roots].map((root) => [root, closureOf(root)]))
  const above = (root: string) => {
    const importers = files.filter((file) => laterImports(file).includes(root))
    return [...closures.values()].filter((closure) => importers.some((file) => closure.has(file)))
  }
  const bare = [...closures].flatMap(([root, closure]) =>
    [...closure]
      .filter((file) => file.endsWith('.tsx') && !base.has(file))
      .flatMap((file) =>
        classesOf(file).flatMap((name) => {
          if (everywhere.has(name)) return []
          const having = sheets.filter(({ classes }) => classes.has(name)).map(({ css }) => css)
          const has = (each: Set<string>) => having.some((css) => each.has(css))
          const pages = above(root)
          const fine = having.length === 0 || has(closure) || (pages.length > 0 && pages.every(has))
          return fine ? [] : [`${root}: ${file} uses .${name} of ${having.join(' and ')}`]
        }),
      ),
  )
  expect([...new Set(bare)]).toEqual([])
})

/**
 * Lines of CSS that each district still writes by hand (decision 0078). Outside the kit they only fall: a district that
 * has shrunk by a twentieth gets its new number.
 */
const mostLines: Readonly<Record<string, number>> = {
  frame: 182,
  parts: 777,
  account: 502,
  shop: 2320,
  orders: 780,
  work: 764,
  // The editor of posts, whose text carries no classes, and its desk.
  staff: 1064,
  support: 530,
}

test('no district writes more CSS by hand than it did; lower its number when it has shrunk', () => {
  const lines = new Map<string, number>()
  for (const file of globSync('web/*/**/*.css')) {
    const district = file.split('/')[1] ?? ''
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const count = code.split('\n').filter((line) => line.trim()).length
    if (district !== 'kit') lines.set(district, (lines.get(district) ?? 0) + count)
  }
  const kept = Object.entries(mostLines).filter(([district, most]) => {
    const now = lines.get(district) ?? 0
    return now <= most && now >= most * 0.95
  })
  const numbers = Object.fromEntries(lines)
  expect({ ...numbers, ...Object.fromEntries(kept) }).toEqual(mostLines)
})
