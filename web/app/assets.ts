import type { Locale } from '#i18n/locales.ts'
import { screens } from '../drawing/screens.ts'
import type { View } from './load-page.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
/** Vite's manifest: source path to what was built from it. */
export type Manifest = Record<string, Chunk>

const entryFile = 'web/entry-client.tsx'
// All styles stand in one file: together they are smaller than one request more.
const styleFile = 'style.css'
// What a page brings on some screens only.
const byScreen: Record<string, string> = {
  'web/drawing/route-profile.tsx': screens.profile,
  'web/drawing/route-switchbacks.tsx': screens.switchbacks,
}

/**
 * What a page's head and foot name, so that its styles, fonts and scripts load at once, in one wave.
 * A failure has no view: it needs no script.
 */
export function assetsOf(manifest: Manifest, locale: Locale, view: View | null) {
  const sources = view ? [entryFile, `web/app/${view.layout}-layout.tsx`, `web/${view.file}`] : []
  const chunks = new Set<Chunk>()
  for (const source of sources) collect(manifest, source, chunks)
  const scripts = new Set([...chunks].map(({ file }) => file))
  const onScreens = [...chunks].flatMap(({ dynamicImports = [] }) =>
    dynamicImports.filter((source) => source in byScreen),
  )
  const textFace = locale === 'ar' ? 'readex' : 'figtree'
  // Archivo has no Arabic letters; Chinese text stands in the system's face.
  const fonts = (
    locale === 'ar' ? [textFace, 'archivo'] : ['archivo', ...(locale === 'zh' ? [] : [textFace])]
  )
    .map((name) => manifest[`web/fonts/${name}.woff2`]?.file)
    .filter((file) => file !== undefined)
  return {
    head: [
      `<link rel="stylesheet" href="/${manifest[styleFile]?.file}">`,
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
      ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}">`),
      ...onScreens.map(
        (source) =>
          `<link rel="modulepreload" media="${byScreen[source]}" href="/${manifest[source]?.file}">`,
      ),
    ],
    script: view ? `<script type="module" src="/${manifest[entryFile]?.file}"></script>` : '',
  }
}

function collect(manifest: Manifest, source: string, into: Set<Chunk>) {
  const chunk = manifest[source]
  if (!chunk || into.has(chunk)) return
  into.add(chunk)
  for (const name of chunk.imports ?? []) collect(manifest, name, into)
}
