import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const clientDir = 'dist/client'

/** Pages, and how much script (kilobytes, compressed) the first view of each may load. */
export const scriptGoals: Readonly<Record<string, number>> = {
  '/': 105,
  '/league-of-legends/elo-boost': 105,
  '/ar/league-of-legends/elo-boost': 105,
  '/valorant': 105,
  '/valorant/win-boost': 105,
  '/wild-rift/win-boost': 105,
  '/resources/privacy-policy': 88,
  '/blog': 88,
  '/glossary': 88,
}
/** Kilobytes of everything on a first view, compressed, and its requests. */
export const firstViewGoals = { total: 220, requests: 14 } as const
/** How many more scripts and style sheets a page loads until it is idle. */
export const idleGoal = 25

type Kind = 'script' | 'style' | 'font'
const kinds: [kind: Kind, expression: RegExp][] = [
  ['script', /<(?:link rel="modulepreload"|script type="module")[^>]*? (?:href|src)="([^"]+)"/g],
  // A disabled link isn't loaded: its styles are in the page.
  ['style', /<link rel="stylesheet" href="([^"]+)">/g],
  ['font', /<link rel="preload" as="font"[^>]*? href="([^"]+)"/g],
]

type FirstView = {
  files: { kind: Kind; file: string; bytes: number }[]
  /** Bytes of script, compressed. */
  script: number
  /** Bytes of everything, compressed. */
  total: number
  requests: number
}

/** What the first view of a page of the built product loads. */
export function firstView(html: string): FirstView {
  const files = kinds.flatMap(([kind, expression]) =>
    [...new Set([...html.matchAll(expression)].map(([, file]) => file ?? ''))].map((file) => ({
      kind,
      file,
      bytes: bytesOf(file),
    })),
  )
  const sum = (of: (kind: Kind) => boolean) =>
    files.filter(({ kind }) => of(kind)).reduce((all, { bytes }) => all + bytes, 0)
  return {
    files,
    script: sum((kind) => kind === 'script'),
    total: sum(() => true) + brotliCompressSync(html).length,
    requests: files.length + 1,
  }
}

/** The transferred size: the copy that the build compressed, or the file itself. */
function bytesOf(file: string): number {
  const compressed = statSync(`${clientDir}${file}.br`, { throwIfNoEntry: false })
  return (compressed ?? statSync(`${clientDir}${file}`)).size
}
