// An owner opens a shop in production on this machine, and the first order is paid: `npm run rehearse` starts it.
import { acceptBooster, buyInArabic, playOrder, receiveMail } from './first-order.ts'
import { backUp, restore, rotateKeys } from './keeping.ts'
import {
  closedShop,
  firstAdmin,
  inviteColleague,
  openTheShop,
  publishPrices,
  readLegalPages,
} from './opening.ts'
import { shop } from './scene.ts'
import { doctor, newShopIsMissing, refuseExample, startFirst } from './setting-up.ts'
import { comeBack, joinSecond, killFirst, leave } from './two-servers.ts'

const begun = performance.now()
let passed = 0
let failed = 0
try {
  await step('The example of the settings is refused, by the name of what is missing', refuseExample)
  await step('Before the first start, the doctor says what it can’t reach', () =>
    doctor(2, /WRONG.*Database/s),
  )
  await step('The server starts with the settings of the file', startFirst)
  await step('The doctor knows a new shop: nothing is wrong, and it says what is missing', newShopIsMissing)
  await step('The site answers over TLS, and asks to wait until it opens', closedShop)
  await step('The first admin comes in by the command’s mail, with password and second factor', firstAdmin)
  await step('A colleague is invited and accepts', inviteColleague)
  await step('The proposal becomes the prices', publishPrices)
  await step('The shop opens', openTheShop)
  await step('The legal pages name the operator in nine languages', readLegalPages)
  await step('A booster applies with screenshots and is accepted', acceptBooster)
  await step('A guest buys in Arabic and pays', buyInArabic)
  await step('Mail and receipt arrive, each once and in Arabic', receiveMail)
  await step('The booster claims the order and opens the login', playOrder)
  await step('A backup is made, and its drill', backUp)
  await step('The doctor finds nothing, and a test mail arrives', () =>
    doctor(0, /^(?!.*(missing|WRONG)).*accepted/s, true),
  )
  await step('The backup is restored into an empty database, which opens with the same sessions', restore)
  await step('The keys are rotated, and nobody is signed out', rotateKeys)
  await step('A second server joins, and a change in one arrives at a page of the other', joinSecond)
  await step('The first is killed amid writes: nothing is lost, doubled or signed out', killFirst)
  await step('It comes back, and the other leaves: visitors are answered on', comeBack)
  await step('It leaves in order', leave)
} catch (error) {
  failed = 1
  console.log(`${error instanceof Error ? (error.stack ?? error.message) : error}`)
  console.log(`The last of the log:\n${shop.log.join('').split('\n').slice(-15).join('\n')}`)
}
console.log(`\nIt took ${seconds(begun)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed)

async function step(name: string, run: () => unknown): Promise<void> {
  const from = performance.now()
  const say = (mark: string) => console.log(`${mark} ${seconds(from).padStart(5)} s  ${name}`)
  try {
    await run()
  } catch (error) {
    say('✗')
    console.log(`failed: rehearsal: ${name}`)
    throw error
  }
  passed++
  say('✓')
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1)
}
