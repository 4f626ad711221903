import { expect } from '@playwright/test'
import { lastToken } from '#server/test/mailed-links.ts'
import { inDatabase } from './newcomers.ts'

/** The token of the newest link that was mailed to an address; mails without SMTP settings are kept. */
export async function mailedToken(email: string, before = ''): Promise<string> {
  let token = ''
  await expect
    .poll(async () => {
      token = await inDatabase((db) => lastToken(db, email))
      return token !== '' && token !== before
    })
    .toBe(true)
  return token
}
