import type { AnyPage } from '#web/frame/router/site-map.ts'

// The list names every page's files: it is a module of its own, because a first view needs none of them but its own.
const modules = import.meta.glob<AnyPage>('../*/**/*-page.tsx')

/** Loads a page's module by its source below `web/`. */
export function pageModule(file: string): Promise<AnyPage> {
  const load = modules[`../${file}`]
  if (!load) throw new Error(`There is no page ${file}`)
  return load()
}
