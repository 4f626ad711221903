import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from './build.mjs'
import { environment, root } from './command.mjs'

/**
 * `npm run audit`: the licences of everything that is shipped, and the known advisories about it where the registry
 * answers. Fails for a licence that nobody has judged, and for an advisory.
 */

/** Licences that ask for no more than their own text; `npm install` brings it with each package. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]
/** Those that also ask for the source of the package itself if it is changed, which we don't: judged one by one. */
const judged = {
  'LGPL-3.0-or-later': /^@img\/sharp/,
  'MPL-2.0': /^lightningcss/,
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** What the licence field of a package says, or the licence whose text it has. */
function licenceOf(path) {
  const { license, licenses } = readJson(`${path}/package.json`)
  const said = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ')
  if (said) return said
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license']
    .map((name) => join(root, path, name))
    .find(existsSync)
  return file && /Permission is hereby granted, free of charge/.test(readFileSync(file, 'utf8'))
    ? 'MIT'
    : 'unknown'
}

const isFine = (name, licence) =>
  licence.split(/ OR | AND /).every((part) => {
    const id = part.replace(/[()]/g, '')
    return free.includes(id) || (judged[id]?.test(name) ?? false)
  })

/** The installed packages of the server and its build, without those that only develop or test it. */
function serverPackages() {
  return Object.entries(readJson('package-lock.json').packages)
    .filter(
      ([path, { dev, devOptional }]) =>
        path && !dev && !devOptional && existsSync(join(root, path, 'package.json')),
    )
    .map(([path]) => path)
}

function report(title, paths) {
  const found = paths.map((path) => {
    const name = path.replace(/.*node_modules\//, '')
    return { name, version: readJson(`${path}/package.json`).version, licence: licenceOf(path) }
  })
  const byLicence = Map.groupBy(found, ({ licence }) => licence)
  console.log(`\n${title}: ${found.length} packages`)
  for (const [licence, of] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    const isPlain = free.includes(licence)
    const names = of.map(({ name, version }) => `${name} ${version}`)
    console.log(
      `  ${String(of.length).padStart(4)}  ${licence}${isPlain && of.length > 3 ? '' : `: ${names.join(', ')}`}`,
    )
  }
  return found.filter(({ name, licence }) => !isFine(name, licence))
}

/** The advisories about these packages; null if the registry doesn't answer. */
async function advisories() {
  const run = promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    env: environment(),
    timeout: 60_000,
  })
  // It exits with 1 for what it finds, and for a registry that refuses.
  const { stdout = '' } = await run.catch((error) => error)
  try {
    const answer = JSON.parse(stdout)
    return answer.vulnerabilities ? Object.values(answer.vulnerabilities) : null
  } catch {
    return null
  }
}

await build()
const bundled = readJson('dist/packages.json').map((name) => `node_modules/${name}`)
const unjudged = [...report('In the browser', bundled), ...report('On the server', serverPackages())]
for (const { name, licence } of unjudged)
  console.log(`\nNobody has judged the licence of ${name}: ${licence}`)

const known = await advisories()
if (!known) console.log('\nAdvisories: unknown. The registry does not answer `npm audit` here.')
else if (known.length === 0) console.log('\nAdvisories: none is known.')
else {
  console.log(`\nAdvisories: ${known.length}`)
  for (const { name, severity, range, fixAvailable } of known)
    console.log(`  ${severity}  ${name} ${range}${fixAvailable ? ', a fix is available' : ''}`)
}
process.exitCode = unjudged.length > 0 || known?.length ? 1 : 0
