import { z } from 'zod'
import { type CheckState, type FindingState, shopCheckNames, stateOf } from '#core/site/shop-checks.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { CheckedShop } from './check-shop.ts'
import { englishDoctor as words } from './english-doctor.ts'

type Tools = {
  say: (line: string) => void
  check: () => Promise<CheckedShop>
  /** Sends a test mail. @throws mail_not_accepted */
  mail: (email: string) => Promise<void>
}

const usage = 'Usage: npm run doctor -- [--mail <e-mail address>]'
/** What `--mail` can be followed by. */
const address = z.email()
const marks: Record<CheckState | FindingState, string> = {
  good: 'good',
  hint: 'hint',
  missing: 'missing',
  wrong: 'WRONG',
}
const width = Math.max(...shopCheckNames.map((check) => words.name(check).length))

/**
 * The command `npm run doctor`; returns its exit code: 0 if everything is good, 1 if something is missing, 2 if something
 * is wrong, 64 for a call that it doesn't understand.
 */
export async function runDoctor(args: readonly string[], { say, check, mail }: Tools): Promise<number> {
  const [flag, to, ...more] = args
  if (flag !== undefined && (flag !== '--mail' || !address.safeParse(to).success || more.length > 0)) {
    say(usage)
    return 64
  }
  const checked = await check()
  for (const line of linesOf(checked)) say(line)
  const states = checked.map(({ state }) => state)
  if (to !== undefined) states.push(await tryMail(to, { say, mail }))
  if (states.includes('wrong')) return 2
  return states.includes('missing') ? 1 : 0
}

/** The table, and below each line what is wrong, what it stops and how to mend it. */
function linesOf(checked: CheckedShop): string[] {
  return checked.flatMap(({ check, state, findings, note }) => {
    const said = state === 'good' && note ? words.note(note.note, note.facts) : ''
    return [
      `${marks[state].padEnd(8)} ${words.name(check).padEnd(width)}  ${said}`.trimEnd(),
      ...findings.map((finding) => `           ${marks[stateOf(finding)]}: ${words.finding(finding)}`),
      ...(state === 'good' ? [] : [`           ${words.stops(check)}`]),
    ]
  })
}

async function tryMail(to: string, { say, mail }: Pick<Tools, 'say' | 'mail'>): Promise<CheckState> {
  try {
    await mail(to)
    say(`The mail server accepted a test mail to ${to}. Look whether it arrived, and not in the spam folder.`)
    return 'good'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    say(`The mail server didn’t accept a test mail to ${to}.`)
    return 'wrong'
  }
}
