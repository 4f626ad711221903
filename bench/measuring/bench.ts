import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import type { Load } from './load.ts'
import { type Running, startProduct } from './server.ts'

export const historyFile = 'bench/history.jsonl'

/** A measured value and what it is compared with; `goal` applies to `ratio` if there is one, otherwise to `value`. */
export type Figure = {
  what: string
  value: number
  unit: string
  p99?: number
  yardstick?: number
  ratio?: number
  goal: number
  /** Whether the goal is an upper or a lower limit. */
  bound: 'at most' | 'at least'
}

/** What a benchmark measures with: a database and a server of its own, removed when it ends. */
export type Bench = {
  /** An empty database, as the server's account and as its owner. */
  database(): Promise<{ url: string; ownerUrl: string }>
  /** The product with demo data, on the benchmark's database if that was requested before, otherwise on its own. */
  product(env?: Record<string, string>): Promise<Running>
  /** A value with its goal and verdict, printed and stored in the history. */
  figure(figure: Figure): void
  /** Requests per second compared with those of a yardstick in the same run. */
  row(what: string, own: Load, yardstick: Load, goal: number): void
}

/**
 * Runs a benchmark, prints its rows, and adds a line to the history unless `recorded` is false: the values, the commit,
 * the machine and its load at the start. Fails when a request failed, but never for a missed goal.
 */
export async function bench(
  run: (bench: Bench) => Promise<void>,
  { recorded = true }: { recorded?: boolean } = {},
): Promise<void> {
  const name = basename(process.argv[1] ?? '', '.ts')
  const before = loadavg()[0] ?? 0
  const figures: Figure[] = []
  const closing: (() => Promise<unknown>)[] = []
  let database: Promise<{ url: string; ownerUrl: string }> | undefined
  let failed = 0

  const figure = (measured: Figure) => {
    figures.push(rounded(measured))
    console.log(lineOf(measured))
  }
  const tools: Bench = {
    figure,
    database: () => {
      database ??= ownDatabase(closing)
      return database
    },
    async product(env = {}) {
      const own = await database
      const settings = own && { DATABASE_URL: own.url, DATABASE_OWNER_URL: own.ownerUrl }
      const product = await startProduct({ ...settings, ...env })
      closing.push(product.stop)
      return product
    },
    row(what, own, yardstick, goal) {
      figure({
        what,
        value: own.perSecond,
        unit: '/s',
        p99: own.p99,
        yardstick: yardstick.perSecond,
        ratio: own.perSecond / yardstick.perSecond,
        goal,
        bound: 'at least',
      })
      const wrong = own.failed + yardstick.failed
      if (wrong) console.log(`  ${wrong} requests FAILED`)
      failed += wrong
    },
  }
  try {
    await run(tools)
  } finally {
    for (const close of closing.reverse()) await close()
  }
  if (recorded)
    appendFileSync(historyFile, `${JSON.stringify({ bench: name, ...facts(before), failed, figures })}\n`)
  if (failed > 0) process.exitCode = 1
}

/** A PostgreSQL as the product ships it, on disk and durable. */
async function ownDatabase(closing: (() => Promise<unknown>)[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'peakline-bench-'))
  // As root, the database runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  const { url, ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
  closing.push(async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { url, ownerUrl }
}

/** The history needs no more decimals than a reader does. */
function rounded(figure: Figure): Figure {
  const entries = Object.entries(figure).map(([name, value]) => [
    name,
    typeof value === 'number' ? round(value) : value,
  ])
  return Object.fromEntries(entries)
}

const round = (value: number) => Math.round(value * 100) / 100

function isMet({ value, ratio = value, goal, bound }: Figure): boolean {
  return bound === 'at least' ? ratio >= goal : ratio <= goal
}

function lineOf(figure: Figure): string {
  const { what, value, unit, p99, yardstick, ratio, goal, bound } = figure
  return [
    what.padEnd(44),
    `${short(value)}${unit}`.padStart(12),
    (p99 === undefined ? '' : `p99 ${short(p99)} ms`).padStart(13),
    (yardstick === undefined ? '' : `yardstick ${short(yardstick)}${unit}`).padStart(22),
    (ratio === undefined ? '' : `ratio ${ratio.toFixed(2)}`).padStart(11),
    `goal ${bound} ${goal}${ratio === undefined ? unit : ''}`.padStart(20),
    isMet(figure) ? 'met' : 'MISSED',
  ].join('  ')
}

const short = (value: number) => (value >= 100 ? String(Math.round(value)) : value.toFixed(1))

function facts(load: number) {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  return {
    at: new Date().toISOString(),
    commit: git('rev-parse', '--short=12', 'HEAD'),
    changed: git('status', '--porcelain', '--', ':!bench/history.jsonl') !== '',
    node: process.version,
    machine: {
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      cores: availableParallelism(),
      memory_gb: round(totalmem() / 2 ** 30),
      // The machine's load when the benchmark began: values from a busy machine mean little.
      load: round(load),
    },
  }
}
