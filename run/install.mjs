import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustSucceed, node, root } from './command.mjs'

const readPackages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Installs what package-lock.json names and node_modules lacks. */
export async function install() {
  const wanted = readPackages('package-lock.json')
  if (!isInstalled(wanted)) {
    console.log('Installing packages …')
    // Not `npm ci`: it refuses a lock file that was written where a platform's optional package was unavailable.
    const options = ['--no-save', '--ignore-scripts', '--include=dev', '--include=optional']
    await mustSucceed('npm', ['install', ...options, '--no-audit', '--no-fund', '--loglevel=error'])
  }
  // The only install script that is needed: it fetches the Node that everything else runs on.
  if (nodeVersion() !== `v${wanted['node_modules/node'].version}`) {
    await mustSucceed('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  }
}

/** npm writes the hidden lock file last, so an interrupted installation doesn't count. */
function isInstalled(wanted) {
  const file = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, file))) return false
  const installed = readPackages(file)
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

function nodeVersion() {
  if (!existsSync(node)) return undefined
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}
