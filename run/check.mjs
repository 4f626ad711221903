// `npm run check`: the checks that every change must pass; with `-- --since <revision>`, those that a change since then
// can have touched.
import { build, isBuilt } from './build.mjs'
import { checkSince } from './check-since.mjs'
import { gate } from './gate.mjs'
import { install } from './install.mjs'
import { inWords } from './results.mjs'

const [option, revision = 'main'] = process.argv.slice(2)
if (option !== undefined && option !== '--since') {
  console.error('Use: npm run check, or npm run check -- --since <revision>')
  process.exit(2)
}
await install()
// Some tests start the built shop; a short round is content with an older build.
if (!option || !isBuilt()) await build()
const results = option ? await checkSince(revision) : await gate()
console.log(`\n${inWords(results)}`)
process.exit(results.failed === 0 ? 0 : 1)
