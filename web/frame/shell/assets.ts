import type { Locale } from '#i18n/locales.ts'
import type { View } from '../router/route-entry.ts'

type Chunk = { file: string; imports?: string[]; styles?: string[] }
/** Vite's manifest, from source path to built file, with the style sheets of the entry, of layouts and of pages. */
export type Manifest = Record<string, Chunk>

/** Reads a built file by its name in the manifest. */
export type ReadBuilt = (file: string) => string

const entryFile = 'web/composed/entry-client.tsx'
/** The manifest's name for the file with the styles of the whole site. */
export const allStyles = 'styles.css'

/**
 * The files that a page names: fonts in its head, and at its end every script that it needs, so that they load
 * together. A failure page has no view and no scripts.
 */
export function assetsOf(manifest: Manifest, locale: Locale, view: View | null) {
  const entry = entryOf(manifest)
  const chunks = view ? chunksOf(manifest, [entry, ...sourcesOf(view)]) : []
  const textFace = locale === 'ar' ? 'readex' : 'figtree'
  // Archivo has no Arabic letters; Chinese text uses the system's font.
  const fonts = (
    locale === 'ar' ? [textFace, 'archivo'] : ['archivo', ...(locale === 'zh' ? [] : [textFace])]
  )
    .map((name) => manifest[`web/kit/fonts/${name}.woff2`]?.file)
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
      `<script type="module" src="/${manifest[entry]?.file}"></script>`,
    ],
  }
}

/**
 * A page's styles: inline, so that its first paint waits for nothing else, or, for pages that are rendered for each
 * visitor, as a link to one file with all styles, which the browser keeps.
 */
export function stylesOf(
  manifest: Manifest,
  read: ReadBuilt,
): (view: View | null) => { within: string; linked: string } {
  const kept = new Map<string, { within: string; linked: string }>()
  return (view) => {
    const sources = [entryFile, ...(view ? sourcesOf(view) : [])]
    const files = [...new Set(sources.flatMap((source) => manifest[source]?.styles ?? []))]
    const key = files.join()
    // A disabled link isn't loaded: it tells scripts, which bring their own styles, that these are already there.
    const present = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
    const styles = kept.get(key) ?? {
      within: `<style>${files.map((file) => read(file).trim()).join('')}</style>${present}`,
      linked: `<link rel="stylesheet" href="/${manifest[allStyles]?.file}">${present}`,
    }
    kept.set(key, styles)
    return styles
  }
}

/** What a view needs besides the entry: its layout and the page itself. */
function sourcesOf(view: View): string[] {
  return [`web/frame/shell/${view.layout}-layout.tsx`, `web/${view.file}`]
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
