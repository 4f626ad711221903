import { createHmac } from 'node:crypto'

/** What stands for an address or an e-mail in the log: the same for the same words, and nothing without the key. */
export function logMark(secretKey: string, words: string): string {
  return createHmac('sha256', secretKey).update(`log ${words}`).digest('base64url').slice(0, 12)
}
