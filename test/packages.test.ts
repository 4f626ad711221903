import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  dependencies?: object
  optionalDependencies?: object
  peerDependencies?: object
  link?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry & { devDependencies?: object }>
}

// npm itself would drop such an entry and never install it, so every start would run npm again.
test('the lock file names no unneeded package', () => {
  const needed = new Set<string>()
  const open = ['']
  for (const path of open) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    const names = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(names)) {
      const found = placeOf(name, path)
      if (!found || needed.has(found)) continue
      needed.add(found)
      open.push(found)
    }
  }
  expect(Object.keys(packages).filter((path) => path !== '' && !needed.has(path))).toEqual([])
})

/** Where Node looks for a package: beside the importing one, then further up. */
function placeOf(name: string, from: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = `${base}${base && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (base === '') return undefined
  }
}
