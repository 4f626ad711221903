import { createHmac, timingSafeEqual } from 'node:crypto'
import { canChoose, type NewsTopic, newsTopics } from '#core/people/notification-choices.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'

/** What a link at the end of a mail turns off, and for whom. It opens nothing else, so it doesn't expire. */
export type TurnOff = { userId: string; topic: NewsTopic }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function seal(secretKey: string, signed: string): Buffer {
  return createHmac('sha256', secretKey).update(`turn off mails v1 ${signed}`).digest().subarray(0, 24)
}

/** Signs it, so that whoever has the mail needs no account to turn it off, and nobody else can. */
export function turnOffToken(secretKey: string, { userId, topic }: TurnOff): string {
  const signed = `${userId}.${topic}`
  return `${signed}.${seal(secretKey, signed).toString('base64url')}`
}

/** What a token turns off; null if it was not signed here. */
export function readTurnOff(secretKey: string, token: string): TurnOff | null {
  const [userId = '', name, signature = ''] = token.split('.')
  const topic = newsTopics.find((each) => each === name)
  if (!uuid.test(userId) || !topic || !canChoose(topic, 'mail')) return null
  const given = Buffer.from(signature, 'base64url')
  const right = seal(secretKey, `${userId}.${topic}`)
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, topic } : null
}

/** The page that asks, and the address where a mailbox's own button does it with one POST (RFC 8058). */
export function turnOffLinks(secretKey: string, userId: string, topic: NewsTopic, locale: Locale) {
  const token = turnOffToken(secretKey, { userId, topic })
  return {
    page: href('/mail-choice/:token', locale, { token }),
    oneClick: `/mails/turn-off/${token}`,
  }
}
