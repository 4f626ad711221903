import { readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

/** What runs here: the package's version, and the commit that a clone or the image was made from, if it is known. */
export function runningVersion(): { version: string; commit: string | null } {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  return { version, commit: commitOfImage() ?? commitOfClone() }
}

/** The image has no repository: its build writes the commit into a file. */
function commitOfImage(): string | null {
  return textOf('COMMIT')
}

/** A branch can be in its own file or among the packed ones. */
function commitOfClone(): string | null {
  const head = textOf('.git/HEAD')
  const branch = head && /^ref: (.+)$/.exec(head)?.[1]
  if (!branch) return head
  const packed = textOf('.git/packed-refs')
    ?.split('\n')
    .find((line) => line.endsWith(` ${branch}`))
  return textOf(`.git/${branch}`) ?? packed?.split(' ')[0] ?? null
}

function textOf(file: string): string | null {
  try {
    return read(file).trim() || null
  } catch {
    return null
  }
}
