import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** Against a running site, and the built files that it serves: `npm run bench -- script-size http://localhost:3000`. */
const site = process.argv[2] ?? process.env.PUBLIC_URL ?? 'http://localhost:3000'
const clientDir = 'dist/client'

const pages = [
  { path: '/', goal: 95 },
  { path: '/league-of-legends/elo-boost', goal: 95 },
  { path: '/ar/league-of-legends/elo-boost', goal: 95 },
  { path: '/valorant', goal: 95 },
  { path: '/valorant/win-boost', goal: 95 },
  { path: '/wild-rift/win-boost', goal: 95 },
  { path: '/resources/privacy-policy', goal: 80 },
  { path: '/blog', goal: 80 },
  { path: '/glossary', goal: 80 },
]
const totalGoal = 220
const requestsGoal = 14

type Kind = 'script' | 'style' | 'font'
const kinds: [kind: Kind, expression: RegExp][] = [
  ['script', /<(?:link rel="modulepreload"|script type="module")[^>]*? (?:href|src)="([^"]+)"/g],
  ['style', /<link rel="stylesheet" href="([^"]+)"/g],
  ['font', /<link rel="preload" as="font"[^>]*? href="([^"]+)"/g],
]

/** The size that travels: the copy that the build compressed, or the file itself. */
function bytesOf(file: string): number {
  const compressed = statSync(`${clientDir}${file}.br`, { throwIfNoEntry: false })
  return (compressed ?? statSync(`${clientDir}${file}`)).size
}

// Parts of a page that only a wide or only a narrow screen shows are brought there only.
const wide = /<link[^>]* media="\(width >= [^>]*>/g
const narrow = /<link[^>]* media="\(width < [^>]*>/g

/** On the screen that brings more. */
async function measure(path: string) {
  const response = await fetch(`${site}${path}`)
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

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

for (const { path, goal } of pages) {
  const { status, files, script, total, requests } = await measure(path)
  const good = script <= goal * 1000 && total <= totalGoal * 1000 && requests <= requestsGoal
  console.log(
    `${path} (${status}): script ${kilobytes(script)} KB (goal ${goal}), all ${kilobytes(total)} KB (goal ${totalGoal}),`,
    `${requests} requests (goal ${requestsGoal}) ${good ? 'met' : 'MISSED'}`,
  )
  if (process.argv.includes('--files'))
    for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`  ${bytes} ${file}`)
}
