import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { eventually } from './eventually.ts'
import { machine } from './scene.ts'

/** Waits for a mail; `fits` reads its text. */
export async function mailOf(email: string, fits: (text: string) => boolean) {
  const found = () =>
    machine.mail.arrived.find(
      ({ to, mail: { text = '', html } }) => to.includes(email) && fits(`${text}${html || ''}`),
    )
  await eventually(`a mail to ${email}`, async () => found() !== undefined)
  const letter = found()
  assert.ok(letter)
  return letter
}

export async function mailedLink(email: string, link: RegExp): Promise<string> {
  const letter = await mailOf(email, (text) => link.test(text))
  return link.exec(letter.mail.text ?? '')?.[1] ?? ''
}

export function assertMailedOnce(email: string): void {
  const own = machine.mail.arrived.filter(({ to }) => to.includes(email))
  const ids = own.map(({ mail: { messageId } }) => messageId ?? randomUUID())
  const subjects = own.map(({ mail: { subject } }) => subject)
  assert.equal(new Set(ids).size, ids.length, `${email} got a mail twice`)
  assert.equal(new Set(subjects).size, subjects.length, `${email} got ${subjects.join(', ')}`)
}
