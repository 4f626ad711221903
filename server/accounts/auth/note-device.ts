import type { FastifyReply, FastifyRequest } from 'fastify'
import { hourMs } from '#core/base/durations.ts'
import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { type Device, readDevice } from '#server/platform/sessions/read-device.ts'
import { nameDevice } from '#server/platform/sessions/session-store.ts'
import { findOwnAccount } from '#server/platform/users/user-store.ts'
import { knownDevice, markDevice } from './known-device.ts'

type Account = Awaited<ReturnType<typeof findOwnAccount>>
type SignIn = { userId: string; sessionId: string; request: FastifyRequest; reply: FastifyReply }

/** While an account is this young, its owner is still signing in for the first time. */
const firstSignInMs = hourMs

/**
 * Names the device of a new session for its owner, and mails them when the account was never used in this browser. The
 * browser then has the account's mark. A guest is one browser's identity and has nothing to compare.
 */
export async function noteDevice(services: Services, { userId, sessionId, request, reply }: SignIn) {
  const { config, db } = services
  const account = await findOwnAccount(db, userId)
  const device = readDevice(request.headers['user-agent'])
  await transaction(services, async (work) => {
    await nameDevice(work.tx, sessionId, device)
    const isYoung = work.now.getTime() - account.created_at.getTime() < firstSignInMs
    if (account.kind === 'guest' || isYoung || knownDevice(request, config, account)) return
    await mailNewDevice(work, account, device)
  })
  if (account.kind !== 'guest') markDevice(reply, config, account)
}

/** One letter an hour for each kind of device, so that nobody can fill a mailbox by signing in again and again. */
async function mailNewDevice(work: Work, account: Account, device: Device): Promise<void> {
  const { id } = account
  const hour = Math.floor(work.now.getTime() / hourMs)
  const ref = `new_device:${id}:${device.browser}:${device.system}:${hour}`
  await writeLetter(work, 'new_device', { ...readerOf(account), userId: id }, device, { ref })
}
