import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { allImportsOf, type Graph, importGraph } from '../run/import-graph.ts'

/**
 * What a change can have touched, for `npm run check -- --since <revision>`: the test files nearest to it that fit in the
 * time, the others that depend on it, and the journeys that changed together with its folders before.
 */

/** Seconds that a test file takes; `npm run bench -- gate` writes those above a second. */
export type Seconds = Readonly<Record<string, number>>
export type Related = { near: string[]; far: string[]; journeys: string[]; benches: string[] }

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isCode = (file: string) => /\.tsx?$/.test(file)
const isJourney = (file: string) => /^e2e\/.*\.spec\.ts$/.test(file)
const shortTest = 0.5

/** How much of a file's relevance its importers have: little if many import it, because most of them use something else. */
const share = (importers: number) => 0.9 / Math.sqrt(importers)
/** The relevance of a test beside a changed file, and of one of the same feature or in the folder above. */
const beside = 0.5
const above = 0.2

/** The test files with something of the changed files in them, each with its relevance up to 1. */
export function relevanceOfTests(changed: readonly string[], imports: Graph): Map<string, number> {
  const importers = reversed(imports)
  const tests = [...imports.keys()].filter(isTest)
  const found = new Map<string, number>()
  for (const file of changed) {
    const reached = reachedFrom(file, importers)
    for (const test of tests) {
      const place = isTest(file) ? 0 : placeOf(test, file)
      const relevance = Math.max(reached.get(test) ?? 0, place)
      if (relevance > 0) found.set(test, (found.get(test) ?? 0) + relevance)
    }
  }
  return found
}

/** From the file itself, with 1, to all that import it, directly or not: the best of the ways to each. */
function reachedFrom(file: string, importers: Graph): Map<string, number> {
  const reached = new Map([[file, 1]])
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const from = importers.get(next) ?? new Set()
    const relevance = (reached.get(next) ?? 0) * share(from.size)
    for (const importer of from)
      if (relevance > (reached.get(importer) ?? 0)) {
        reached.set(importer, relevance)
        open.push(importer)
      }
  }
  return reached
}

function placeOf(test: string, file: string): number {
  const [here, there] = [dirname(test), dirname(file)]
  if (here === there) return beside
  const isAbove = here === dirname(there) && (here.includes('/') || !isCode(file))
  return isAbove || feature(test) === feature(file) ? above : 0
}

/** `server/money/tips` and `web/orders/tips` are one feature. */
const feature = (file: string) => /^\w+\/(?:[^/.]+\/)?([^/.]+)\//.exec(file)?.[1] ?? file

function reversed(graph: Graph): Map<string, Set<string>> {
  const back = new Map<string, Set<string>>()
  for (const [from, arrows] of graph)
    for (const to of arrows) back.set(to, (back.get(to) ?? new Set()).add(from))
  return back
}

/** The most relevant tests that fit in the seconds; changed tests always do. */
export function nearest(relevance: ReadonlyMap<string, number>, seconds: Seconds, most: number): string[] {
  const order = [...relevance].toSorted(([, a], [, b]) => b - a)
  let left = most
  return order.flatMap(([file, relevance]) => {
    const cost = seconds[file] ?? shortTest
    if (relevance < 1 && cost > left) return []
    left -= cost
    return file
  })
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
const linesOf = (text: string) => text.split('\n').filter(Boolean)

/** What differs from where the revision and today's work parted, committed or not. */
export function changedSince(revision: string): string[] {
  const [base = revision] = linesOf(git('merge-base', revision, 'HEAD'))
  return linesOf(git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard'))
}

/** The journeys that changed, and those of whose changes most came with changes of these folders. */
function journeysWith(changed: readonly string[]): string[] {
  const folders = new Set(changed.filter((file) => /^(server|web)\/.*\//.test(file)).map(dirname))
  const all = journeysChangedWith(['e2e'])
  const together = folders.size > 0 ? journeysChangedWith([...folders]) : new Map<string, number>()
  const scores = [...together].map(([file, times]) => ({
    file,
    score: times ** 2 / (all.get(file) ?? times),
  }))
  const often = scores.filter(({ file }) => existsSync(file)).toSorted((a, b) => b.score - a.score)
  return [...new Set([...changed.filter(isJourney), ...often.slice(0, 4).map(({ file }) => file)])]
}

/** The names of the benches that changed; no test runs them. */
export function benchesOf(changed: readonly string[]): string[] {
  return changed.flatMap((file) => /^bench\/([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
}

/** How often each journey changed in commits that changed these places; one of many in a commit counts less. */
function journeysChangedWith(places: string[]): Map<string, number> {
  const times = new Map<string, number>()
  const log = git('log', '--max-count=500', '--format=%x00', '--name-only', '--full-diff', '--', ...places)
  for (const commit of log.split('\0')) {
    const journeys = commit.split('\n').filter(isJourney)
    for (const file of journeys) times.set(file, (times.get(file) ?? 0) + 1 / journeys.length)
  }
  return times
}

/** What these files can have touched, with the tests that fit in `most` seconds of two workers together. */
export function relatedTo(changed: readonly string[], most: number): Related {
  const files = globSync('{core,contract,i18n,db,server,web,test,run,e2e}/**/*.{ts,tsx}')
  const seconds: Seconds = JSON.parse(readFileSync('test/seconds.json', 'utf8'))
  const relevance = relevanceOfTests(changed, importGraph(files, undefined, allImportsOf))
  // They read the whole project, and take two seconds.
  for (const file of files.filter(isTest))
    if (dirname(file) === 'test' || mentions(file, changed)) relevance.set(file, 1)
  const near = nearest(relevance, seconds, most)
  const far = [...relevance.keys()].filter((file) => !near.includes(file))
  return {
    near,
    far,
    journeys: journeysWith(changed),
    benches: benchesOf(changed.filter((file) => existsSync(file))),
  }
}

/** The tests that compare all migrations with what the code says of the database. */
const ofMigrations = ['db/migrate.test.ts', 'db/schema.test.ts']

/** Whether a test reads a changed document or another file that nothing imports. */
export function mentions(test: string, changed: readonly string[]): boolean {
  if (ofMigrations.includes(test) && changed.some((file) => file.startsWith('db/migrations/'))) return true
  const read = changed.filter((file) => !isCode(file))
  if (read.length === 0) return false
  const source = readFileSync(test, 'utf8')
  return read.some((file) => source.includes(basename(file)))
}
