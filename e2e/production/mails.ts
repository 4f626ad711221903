import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { eventually } from './eventually.ts'
import { machine } from './scene.ts'

/** A server that is killed keeps what it was sending until its lease of two minutes ends. */
const withinMs = 180_000

/** Waits for a mail; `fits` reads its text. */
export async function mailOf(email: string, fits: (text: string) => boolean) {
  const found = () =>
    machine.mail.arrived.find(
      ({ to, mail: { text = '', html } }) => to.includes(email) && fits(`${text}${html || ''}`),
    )
  await eventually(`a mail to ${email}`, async () => found() !== undefined, withinMs)
  const letter = found()
  assert.ok(letter)
  return letter
}

export async function mailedLink(email: string, link: RegExp): Promise<string> {
  const letter = await mailOf(email, (text) => link.test(text))
  return link.exec(letter.mail.text ?? '')?.[1] ?? ''
}

export function assertMailedOnce(email: string): void {
  const ids = mailsTo(email).map(([id]) => id)
  assert.equal(new Set(ids).size, ids.length, `${email} got a mail twice`)
  assertWrittenOnce(email)
}

/** What a killed server had sent without noting it comes again, under the same Message-ID. */
export function assertWrittenOnce(email: string): void {
  const subjects = [...new Map(mailsTo(email)).values()]
  assert.equal(new Set(subjects).size, subjects.length, `${email} got ${subjects.join(', ')}`)
}

function mailsTo(email: string) {
  const own = machine.mail.arrived.filter(({ to }) => to.includes(email))
  return own.map(({ mail }) => [mail.messageId ?? randomUUID(), mail.subject] as const)
}
