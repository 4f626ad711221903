// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { largestPicture } from '#core/base/pictures.ts'
import { CallError } from '#web/frame/session/call.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { MessageField } from './message-field.tsx'
import { NotSent } from './not-sent.tsx'
import type { Pending } from './outbox.ts'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-picture'
  URL.revokeObjectURL = () => {}
})

type Options = { draft?: string; noPictures?: string; takes?: boolean }

async function chat({ draft = '', noPictures, takes = true }: Options = {}) {
  const sent: [string, string | null][] = []
  const drafts: string[] = []
  const view = await open(
    <MessageField
      draft={draft}
      label="Write"
      note="A note"
      {...(noPictures && { noPictures })}
      onWrite={(text) => drafts.push(text)}
      onSend={(text, file) => {
        sent.push([text, file?.name ?? null])
        return takes
      }}
    />,
  )
  const field = () => screen.getByLabelText('Write') as HTMLTextAreaElement
  const attach = (file: File) => view.person.upload(screen.getByLabelText(view.t('chat.attach')), file)
  return { ...view, messages: sent, drafts, field, attach }
}
const picture = (bytes = 4) => new File([new Uint8Array(bytes)], 'rank.png', { type: 'image/png' })

describe('the field of a chat', () => {
  test('sends with Enter, and begins a line with Shift and Enter', async () => {
    const { person, messages, drafts, field } = await chat()
    await person.type(field(), '  one{Shift>}{Enter}{/Shift}two {Enter}')
    expect(messages).toEqual([['one\ntwo', null]])
    expect(field().value).toBe('')
    expect(drafts.at(-1)).toBe('')
  })

  test.each([
    ['Chrome and Firefox, while it is composed', { isComposing: true, keyCode: 229 }],
    ['Safari, just after', { isComposing: false, keyCode: 229 }],
  ])('keeps a word that Enter ends (%s)', async (_, key) => {
    const { person, messages, field } = await chat()
    await person.type(field(), '你好')
    fireEvent.keyDown(field(), { key: 'Enter', ...key })
    expect(messages).toEqual([])
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })
    expect(messages).toEqual([['你好', null]])
  })

  test('takes the text of pasted cells, and a picture that comes alone', async () => {
    const { messages, field, person } = await chat()
    const paste = (text: string) =>
      fireEvent.paste(field(), { clipboardData: { files: [picture()], getData: () => text } })
    // Not prevented: the browser puts the text in.
    expect(paste('Gold\tIV')).toBe(true)
    expect(paste('')).toBe(false)
    await person.type(field(), '{Enter}')
    expect(messages).toEqual([['', 'rank.png']])
  })

  test('sends nothing but spaces', async () => {
    const { person, messages, field } = await chat()
    await person.type(field(), '   {Enter}')
    expect(messages).toEqual([])
  })

  test('begins with the draft, and keeps what something else has to correct first', async () => {
    const { person, messages, field } = await chat({ draft: 'Hello', takes: false })
    await person.type(field(), '{Enter}')
    expect(messages).toEqual([['Hello', null]])
    expect(field().value).toBe('Hello')
  })

  test('stops what looks like a password, until it is written otherwise', async () => {
    const { t, person, messages, field } = await chat()
    await person.type(field(), 'my password: Tarn#2026x{Enter}')
    expect(messages).toEqual([])
    expect(screen.getByText(asRead(t('errors.password_in_chat')))).toBeDefined()
    await person.clear(field())
    await person.type(field(), 'I have changed it{Enter}')
    expect(screen.queryByText(asRead(t('errors.password_in_chat')))).toBeNull()
    expect(messages).toEqual([['I have changed it', null]])
  })

  test('sends a picture alone, and one can be taken out', async () => {
    const { t, person, messages, field, attach } = await chat()
    await attach(picture())
    await person.click(screen.getByRole('button', { name: t('chat.detach') }))
    await person.type(field(), '{Enter}')
    expect(messages).toEqual([])
    await attach(picture())
    await person.type(field(), '{Enter}')
    expect(messages).toEqual([['', 'rank.png']])
    expect(screen.queryByRole('button', { name: t('chat.detach') })).toBeNull()
  })

  test('takes no picture that is too large, and none before it can', async () => {
    const first = await chat()
    await first.attach(picture(largestPicture + 1))
    expect(screen.queryByRole('button', { name: first.t('chat.detach') })).toBeNull()
    expect(screen.queryByText('A note')).toBeNull()
    first.unmount()
    const { t, attach } = await chat({ noPictures: 'Write first' })
    await attach(picture())
    expect(screen.getByText('Write first')).toBeDefined()
    expect(screen.queryByRole('button', { name: t('chat.detach') })).toBeNull()
  })
})

describe('a message that hasn’t arrived', () => {
  const pending = (rest: Partial<Pending>): Pending => ({
    message_id: 'a-message',
    text: 'Hello',
    file: null,
    state: 'sending',
    ...rest,
  })
  const shown = async (rest: Partial<Pending>) => {
    const steps: string[] = []
    const outbox = {
      again: (id: string) => steps.push(`again ${id}`),
      remove: (id: string) => steps.push(`remove ${id}`),
    }
    return { ...(await open(<NotSent outbox={outbox} pending={pending(rest)} />)), steps }
  }

  test.each([
    ['sending', 'chat.at.sending'],
    ['waiting', 'chat.at.waiting'],
  ] as const)('that is %s says so, and nothing can be done', async (state, key) => {
    const { t } = await shown({ state })
    expect(screen.getByText(t(key))).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('that was refused says why, and is sent again or given up', async () => {
    const error = new CallError(400, 'password_in_chat')
    const { t, person, steps } = await shown({ state: 'failed', error })
    expect(screen.getByRole('alert').textContent).toContain(t('errors.password_in_chat'))
    await person.click(screen.getByRole('button', { name: t('chat.again') }))
    await person.click(screen.getByRole('button', { name: t('chat.discard') }))
    expect(steps).toEqual(['again a-message', 'remove a-message'])
  })
})
