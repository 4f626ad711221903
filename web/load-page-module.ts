import type { AnyPage } from './router/site-map.ts'

/** Loads a page's module; the list of all modules comes with the first one, or when the page is idle. */
export async function loadPageModule(file: string): Promise<AnyPage> {
  return (await import('./page-modules.ts')).pageModule(file)
}
