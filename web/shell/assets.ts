import type { Locale } from '#i18n/locales.ts'
import { screens } from '../drawing/route/screens.ts'
import type { View } from '../router/site-map.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
/** Vite's manifest, from source path to built file. */
export type Manifest = Record<string, Chunk>

/** Reads a built file by its name in the manifest. */
export type ReadBuilt = (file: string) => string

const entryFile = 'web/entry-client.tsx'
// All styles are in one file.
const styleFile = 'style.css'
// Parts that a page loads only on some screens.
const byScreen: Record<string, string> = {
  'web/drawing/route/profile/route-profile.tsx': screens.profile,
  'web/drawing/route/switchbacks/route-switchbacks.tsx': screens.switchbacks,
}

/**
 * The files that a page names: fonts in its head, and at its end every script that it needs, so that they load
 * together. A failure page has no view and no scripts.
 */
export function assetsOf(manifest: Manifest, locale: Locale, view: View | null) {
  const entry = entryOf(manifest)
  const sources = view ? [entry, `web/shell/${view.layout}-layout.tsx`, `web/${view.file}`] : []
  const chunks = chunksOf(manifest, sources)
  // Other pages share chunks with the calculators, but draw no route.
  const onScreens = view?.file.startsWith('service/')
    ? chunks.flatMap(({ dynamicImports = [] }) => dynamicImports.filter((source) => source in byScreen))
    : []
  const textFace = locale === 'ar' ? 'readex' : 'figtree'
  // Archivo has no Arabic letters; Chinese text uses the system's font.
  const fonts = (
    locale === 'ar' ? [textFace, 'archivo'] : ['archivo', ...(locale === 'zh' ? [] : [textFace])]
  )
    .map((name) => manifest[`web/fonts/${name}.woff2`]?.file)
    .filter((file) => file !== undefined)
  const module = view && manifest[`web/${view.file}`]?.file
  return {
    /** The address of the page's own module. */
    module: module ? `/${module}` : null,
    fonts: fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    scripts: view && [
      ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
      ...onScreens.flatMap((source) =>
        chunksOf(manifest, [source])
          .filter((chunk) => !chunks.includes(chunk))
          .map(({ file }) => `<link rel="modulepreload" media="${byScreen[source]}" href="/${file}">`),
      ),
      `<script type="module" src="/${manifest[entry]?.file}"></script>`,
    ],
  }
}

/**
 * A page's styles: inline, so that its first paint waits for nothing else, or as a link to the file, for pages that are
 * rendered for each visitor.
 */
export function stylesOf(manifest: Manifest, read: ReadBuilt): { within: string; linked: string } {
  const file = manifest[styleFile]?.file ?? ''
  return {
    within: `<style>${read(file).trim()}</style>`,
    linked: `<link rel="stylesheet" href="/${file}">`,
  }
}

/** The entry's code is in the base chunk. The bundler leaves a file that only imports it, which no page needs. */
function entryOf(manifest: Manifest): string {
  const [base, ...others] = manifest[entryFile]?.imports ?? []
  return base && others.length === 0 ? base : entryFile
}

/** The chunks of these sources and of everything that they import. */
function chunksOf(manifest: Manifest, sources: readonly string[]): Chunk[] {
  const chunks = new Set<Chunk>()
  for (const source of sources) collect(manifest, source, chunks)
  return [...chunks]
}

function collect(manifest: Manifest, source: string, into: Set<Chunk>) {
  const chunk = manifest[source]
  if (!chunk || into.has(chunk)) return
  into.add(chunk)
  for (const name of chunk.imports ?? []) collect(manifest, name, into)
}
