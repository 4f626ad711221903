import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { bench } from './measuring/bench.ts'

const clientDir = 'dist/client'

const pages = [
  { path: '/', goal: 105 },
  { path: '/league-of-legends/elo-boost', goal: 105 },
  { path: '/ar/league-of-legends/elo-boost', goal: 105 },
  { path: '/valorant', goal: 105 },
  { path: '/valorant/win-boost', goal: 105 },
  { path: '/wild-rift/win-boost', goal: 105 },
  { path: '/resources/privacy-policy', goal: 88 },
  { path: '/blog', goal: 88 },
  { path: '/glossary', goal: 88 },
]
const totalGoal = 220
const requestsGoal = 14

type Kind = 'script' | 'style' | 'font'
const kinds: [kind: Kind, expression: RegExp][] = [
  ['script', /<(?:link rel="modulepreload"|script type="module")[^>]*? (?:href|src)="([^"]+)"/g],
  // A disabled link isn't loaded: its styles are in the page.
  ['style', /<link rel="stylesheet" href="([^"]+)">/g],
  ['font', /<link rel="preload" as="font"[^>]*? href="([^"]+)"/g],
]

/** The transferred size: the copy that the build compressed, or the file itself. */
function bytesOf(file: string): number {
  const compressed = statSync(`${clientDir}${file}.br`, { throwIfNoEntry: false })
  return (compressed ?? statSync(`${clientDir}${file}`)).size
}

// Parts that only a wide or only a narrow screen shows are loaded only there.
const wide = /<link[^>]* media="\(width >= [^>]*>/g
const narrow = /<link[^>]* media="\(width < [^>]*>/g

/** On the screen size that loads more. */
async function measure(page: string) {
  const response = await fetch(page)
  const html = await response.text()
  const screens = [html.replace(narrow, ''), html.replace(wide, '')].map((seen) => firstView(seen, html))
  const most = screens.reduce((one, other) => (one.script > other.script ? one : other))
  return { status: response.status, ...most }
}

function firstView(seen: string, html: string) {
  const files = kinds.flatMap(([kind, expression]) =>
    [...new Set([...seen.matchAll(expression)].map(([, file]) => file ?? ''))].map((file) => ({
      kind,
      file,
      bytes: bytesOf(file),
    })),
  )
  const sum = (of: (kind: Kind) => boolean) =>
    files.filter(({ kind }) => of(kind)).reduce((all, { bytes }) => all + bytes, 0)
  const page = brotliCompressSync(html).length
  return {
    files,
    script: sum((kind) => kind === 'script'),
    total: sum(() => true) + page,
    requests: files.length + 1,
  }
}

/** What the first view of a page loads: script, everything, and requests; `--files` lists them. */
await bench(async ({ product, figure }) => {
  const { url } = await product()
  for (const { path, goal } of pages) {
    const { status, files, script, total, requests } = await measure(url + path)
    if (status !== 200) {
      console.log(`${path} is not built yet (${status})`)
      continue
    }
    const kilobytes = { unit: ' KB', bound: 'at most' } as const
    figure({ what: `${path}: script`, value: script / 1_000, goal, ...kilobytes })
    figure({ what: `${path}: everything`, value: total / 1_000, goal: totalGoal, ...kilobytes })
    figure({ what: `${path}: requests`, value: requests, unit: '', goal: requestsGoal, bound: 'at most' })
    if (process.argv.includes('--files'))
      for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`  ${bytes} ${file}`)
  }
})
