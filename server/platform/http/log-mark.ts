import { createHmac } from 'node:crypto'

/**
 * Replaces an address or an e-mail in the log: the same input always gives the same mark, which reveals nothing
 * without the key.
 */
export function logMark(secretKey: string, words: string): string {
  return createHmac('sha256', secretKey).update(`log ${words}`).digest('base64url').slice(0, 12)
}
