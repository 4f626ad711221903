// Prints the path of a Chromium that runs, and installs one if the machine has none: node run/chromium.mjs
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, root } from './command.mjs'

const known = [
  process.env.CHROMIUM_PATH,
  // Only what pages need: it takes less time for each of them than the whole browser without its window.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isRoot = process.getuid?.() === 0

// Installers print to stderr, because stdout is for the path.
const run = (program, ...args) =>
  spawnSync(program, args, { cwd: root, env: environment(), stdio: ['ignore', 2, 2] }).status === 0

// Some distributions install a stub that only says where to get the real one.
const runs = (path) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0 ||
  (process.platform === 'win32' && existsSync(path))

const installed = () => known.find((path) => path && existsSync(path) && runs(path))

function withApt() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  console.error('Installing Chromium …')
  run('apt-get', 'update', '-q')
  const install = (name) => run('apt-get', 'install', '-y', '-q', '--no-install-recommends', name)
  // Ubuntu and older releases of Debian have no package of its own for it.
  if (!install('chromium-headless-shell')) install('chromium')
  return installed()
}

async function withPlaywright() {
  console.error("Installing Playwright's Chromium …")
  const dependencies = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  run('playwright', 'install', ...dependencies, 'chromium')
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const path = installed() ?? withApt() ?? (await withPlaywright())
if (!path) {
  console.error(
    'Chromium was not found and could not be installed. Set CHROMIUM_PATH to the path of a Chromium browser.',
  )
  process.exit(1)
}
console.log(path)
