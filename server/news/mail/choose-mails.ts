import { isWanted } from '#core/people/notification-choices.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import { findChoices, saveChoice } from '../notifications/choice-store.ts'
import { readTurnOff, type TurnOff } from './turn-off-token.ts'

/** What the link at the end of a mail turns off, for whom, and whether they get it now. */
export async function getMailChoice(services: Services, token: string) {
  const { userId, topic } = turnOffOf(services, token)
  const choices = await findChoices(services.db, userId)
  return viewOf(services, { userId, topic }, isWanted(choices, topic, 'mail'))
}

/** Turns such mails off, or back on. The link is the proof: it came with a mail. */
export async function chooseMails(services: Services, token: string, wanted: boolean) {
  const asked = turnOffOf(services, token)
  const view = await viewOf(services, asked, wanted)
  await transaction(services, ({ tx }) =>
    saveChoice(tx, asked.userId, { topic: asked.topic, channel: 'mail', wanted }),
  )
  return view
}

function turnOffOf({ config }: Services, token: string): TurnOff {
  const asked = readTurnOff(config.secretKey, token)
  if (!asked) throw new AppError('link_not_valid')
  return asked
}

async function viewOf({ db }: Services, { userId, topic }: TurnOff, wanted: boolean) {
  // An account that was erased has no mails to choose.
  const reader = await findReader(db, userId).catch(() => null)
  if (!reader) throw new AppError('link_not_valid')
  return { topic, email: veiled(reader.email), wanted }
}

/** Enough for its owner: whoever else has the link doesn't learn the address. */
function veiled(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
