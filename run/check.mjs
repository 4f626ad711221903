// `npm run check`: the checks that every change must pass.
import { gate } from './gate.mjs'
import { install } from './install.mjs'
import { inWords } from './results.mjs'

await install()
const results = await gate()
console.log(`\n${inWords(results)}`)
process.exit(results.failed === 0 ? 0 : 1)
