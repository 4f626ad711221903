import { email as address } from '#contract/values.ts'
import { minuteMs } from '#core/base/durations.ts'
import { invitationSpans } from '#core/people/invitations.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findAdmins } from './invitation-store.ts'
import { inviteAdmin } from './invite-admin.ts'

type Terminal = {
  say: (sentence: string) => void
  /** Asks for a yes; undefined where nobody can answer. */
  ask: ((question: string) => Promise<boolean>) | undefined
}

const usage = 'Usage: npm run admin -- [--add] [--print] <e-mail address>'
const known = ['--add', '--print']

/** The command `npm run admin`; returns its exit code. */
export async function runAdmin(services: Services, words: string[], { say, ask }: Terminal): Promise<number> {
  const flags = words.filter((word) => word.startsWith('--'))
  const [given, ...more] = words.filter((word) => !word.startsWith('--'))
  const unknown = flags.find((flag) => !known.includes(flag))
  if (unknown || more.length > 0) {
    say(unknown ? `${unknown} is unknown. ${usage}` : usage)
    return 2
  }
  const admins = await findAdmins(services.db)
  say(admins.length > 0 ? 'These people have full access:' : 'Nobody has full access yet.')
  for (const { name, email, secondFactor } of admins)
    say(`  ${email} (${name})${secondFactor ? '' : ', without a second factor'}`)
  if (given === undefined) {
    say(usage)
    return 0
  }
  const email = address.safeParse(given)
  if (!email.success) {
    say(`${given} is not an e-mail address.`)
    return 2
  }
  if (admins.length > 0 && !flags.includes('--add')) {
    const again = admins.some((each) => each.email === email.data)
    const deed = again ? `Let ${email.data} set a new password and second factor` : `Invite ${email.data} too`
    if (!ask) {
      say(`Add --add to confirm: ${deed.charAt(0).toLowerCase()}${deed.slice(1)}.`)
      return 1
    }
    if (!(await ask(`${deed}? [y/N] `))) {
      say('Nothing was changed.')
      return 1
    }
  }
  await report(services, email.data, flags.includes('--print'), say)
  return 0
}

async function report(services: Services, email: string, print: boolean, say: Terminal['say']) {
  const link = await inviteAdmin(services, { email, print })
  const minutes = invitationSpans.server / minuteMs
  if (link) {
    say(`Open this link within ${minutes} minutes. It works once, and lets its reader in as ${email}:`)
    say(link)
  } else
    say(
      `The invitation is on its way to ${email} and works for ${minutes} minutes. The running server mails it. If nothing arrives, add --print to get the link here.`,
    )
}
