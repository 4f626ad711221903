// `npm run bench -- pages`: one benchmark, printed beside its yardstick and its goal.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { mustSucceed, node, root } from './command.mjs'
import { install } from './install.mjs'

const [name, ...rest] = process.argv.slice(2)
const file = `bench/${name}.ts`
if (!name || !/^[\w-]+$/.test(name) || !existsSync(join(root, file))) {
  const names = readdirSync(join(root, 'bench')).flatMap((entry) => entry.match(/^([\w-]+)\.ts$/)?.[1] ?? [])
  console.log(`npm run bench -- <name>, where name is one of: ${names.sort().join(', ')}`)
  process.exit(name ? 1 : 0)
}
await install()
await build()
await mustSucceed(node, [file, ...rest])
