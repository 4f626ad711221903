import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const tick = 10

/**
 * The processor time that the server and the database of a bench have taken, in milliseconds: all processes below this one,
 * and below the database that runs in a folder of a bench. Other work on the machine changes it by less than the clock.
 */
export function processorOfBench(): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf)
  const below = (parent: number): number =>
    all.filter((each) => each.parent === parent).reduce((sum, { id, ticks }) => sum + ticks + below(id), 0)
  const databases = all.filter(({ command }) => /postgres.*peakline-bench-/.test(command))
  return (below(process.pid) + databases.reduce((sum, { id, ticks }) => sum + ticks + below(id), 0)) * tick
}

/** A process with its parent, and its time with that of the children that it has outlived; none if it has just ended. */
function statOf(name: string): { id: number; parent: number; ticks: number; command: string }[] {
  try {
    // The name of the program, in parentheses, can contain spaces.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
    return [{ id: Number(name), parent: Number(fields[1]), ticks, command }]
  } catch {
    return []
  }
}
