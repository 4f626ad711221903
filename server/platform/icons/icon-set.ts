import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Icons as Iconify describes them; an alias names another icon of the set. */
export type IconSet = {
  prefix: string
  width?: number
  height?: number
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
  not_found?: string[]
}

/** The installed sets, by the name of their collection. */
const installed: ReadonlyMap<string, string> = new Map([['lucide', '@iconify-json/lucide/icons.json']])
const read = new Map<string, Promise<IconSet>>()

/** A whole set, read once; undefined if it isn't installed. */
export function iconSet(collection: string): Promise<IconSet> | undefined {
  const source = installed.get(collection)
  if (!source) return undefined
  const set = read.get(collection) ?? readSet(source)
  read.set(collection, set)
  return set
}

async function readSet(source: string): Promise<IconSet> {
  return JSON.parse(await readFile(fileURLToPath(import.meta.resolve(source)), 'utf8'))
}

/** Some icons of a set, with what their aliases lead to, and the names that it doesn't have. */
export function pick({ prefix, width, height, icons, aliases = {} }: IconSet, names: string[]): IconSet {
  const own = (name: string) => (Object.hasOwn(icons, name) ? icons[name] : undefined)
  const parentOf = (name: string) => (Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined)
  const found = names.flatMap((name) => {
    const icon = own(name) ?? own(parentOf(name) ?? '')
    return icon ? [[name, { body: icon.body }] as const] : []
  })
  const missing = names.filter((name) => !found.some(([each]) => each === name))
  return {
    prefix,
    ...(width && { width }),
    ...(height && { height }),
    icons: Object.fromEntries(found),
    ...(missing.length > 0 && { not_found: missing }),
  }
}
