import { allMessages, keysOf, leftOvers, productSources, unusedKeys } from './audit.ts'
import { locales } from './locales.ts'

/** `node i18n/report.ts`: the state of the texts, language by language. */
const english = await allMessages('en')
const wanted = keysOf(english)

console.log('language  keys  missing  surplus  English left-overs')
for (const { code } of locales) {
  if (code === 'en') continue
  const own = await allMessages(code)
  const keys = new Set(keysOf(own))
  const missing = wanted.filter((key) => !keys.has(key))
  const surplus = [...keys].filter((key) => !wanted.includes(key))
  const left = leftOvers(code, own, english)
  const row = [keys.size, missing.length, surplus.length, left.length]
  console.log(
    `${code.padEnd(8)}${row.map((count, index) => String(count).padStart([6, 9, 9, 20][index] ?? 0)).join('')}`,
  )
  for (const key of missing) console.log(`  missing   ${key}`)
  for (const key of surplus) console.log(`  surplus   ${key}`)
  for (const key of left) console.log(`  English   ${key}`)
}

const unused = unusedKeys(english, await productSources())
console.log(`\n${wanted.length} English keys, ${unused.length} that no source names`)
for (const key of unused) console.log(`  unused    ${key}`)
