// `npm run bench -- guards [--steps 5000] [--seed 1] [--only hold,debt]`
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { guards } from '#server/test/walk/guards.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    /** In a process of its own: the guard that its walk does without. */
    without: { type: 'string' },
  },
})

/**
 * Takes guards of the money out of the product one at a time and walks until the model notices. No file is changed: the
 * process that walks loads its modules without the guard.
 */
if (values.without !== undefined) await walkWithout(values.without)
else {
  const wanted = values.only?.split(',') ?? Object.keys(guards)
  const found: Record<string, { 'red after': number | string; by: string }> = {}
  for (const name of wanted) {
    const { step, by, story } = await walked(name)
    found[name] = { 'red after': step ?? 'NEVER', by }
    console.log(`${name}: ${step === null ? 'NEVER red' : `red after ${step} steps by ${by}: ${story}`}`)
    if (step === null) process.exitCode = 1
  }
  console.table(found)
}

/** The step at which the walk without a guard was red, null if it never was, what noticed, and the first line of its story. */
async function walked(name: string): Promise<{ step: number | null; by: string; story: string }> {
  const self = fileURLToPath(import.meta.url)
  const args = [self, '--without', name, '--steps', values.steps, '--seed', values.seed]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  await new Promise((resolve) => child.once('exit', resolve))
  const red = output.match(/^Seed \d+, step (\d+) .*$/m)
  if (!red && !output.includes('green')) throw new Error(`The walk without ${name} ended: ${output}`)
  return {
    step: red ? Number(red[1]) : null,
    by: output.match(/^Noticed by (.*)$/m)?.[1] ?? '',
    story: red?.[0] ?? '',
  }
}

async function walkWithout(name: string): Promise<void> {
  const guard = guards[name]
  if (!guard) throw new RangeError(`There is no guard ${name}`)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith(`/${guard.file}`)) return loaded
      const source = readFileSync(fileURLToPath(url), 'utf8')
      if (source.split(guard.is).length !== 2)
        throw new Error(`${guard.file} doesn't have the guard ${name} once`)
      return { ...loaded, source: source.replace(guard.is, () => guard.without) }
    },
  })
  const { openWalks } = await import('./measuring/walks.ts')
  const walks = await openWalks()
  try {
    await walks.walk({ seed: Number(values.seed), count: Number(values.steps) })
    console.log('green')
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    console.log(`Noticed by ${noticedBy(error)}`)
  } finally {
    await walks.close()
  }
}

/** The file of the walk whose law didn't hold, or of the product if that failed. */
function noticedBy(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const frames = cause instanceof Error ? (cause.stack ?? '') : ''
  return frames.match(/(?:core|server)\/[\w/-]+\.ts/)?.[0].replace('server/test/walk/', '') ?? 'nobody'
}
