// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aCanned, aThread } from '#web/test/threads.ts'
import { Conversation } from './conversation.tsx'
import type { CannedAnswer, StaffMessage, Thread } from './inbox-data.ts'
import { ReplyField } from './reply-field.tsx'

const params = { thread_id: 'thread-id' }
const ok = () => ({ data: {} })

type Options = { canned?: CannedAnswer[]; colleague?: string | null; answers?: Answers }

async function reply(thread = aThread(), { canned = [], colleague = null, answers }: Options = {}) {
  const view = await open(<ReplyField thread={thread} canned={canned} colleague={colleague} />, {
    answers: answers ?? { answerThread: ok },
  })
  const { t, person, sent } = view
  const field = () => screen.getByRole('textbox') as HTMLTextAreaElement
  const press = (key: MessageKey) => person.click(screen.getByRole('button', { name: t(key) }))
  const bodies = () => sent.map(({ input }) => (input as { body: object }).body)
  return { ...view, field, press, bodies }
}

const aMessage = (rest: Partial<StaffMessage>): StaffMessage => ({
  message_id: `message-${rest.number}`,
  number: 1,
  from: 'staff',
  name: null,
  text: 'Wann geht es los?',
  picture: null,
  by_guest: false,
  at: '2026-11-20T10:00:00.000Z',
  ...rest,
})

/** The field of a talk that can be read again, as the page does it. */
async function talkField(thread: Thread, answerThread: () => unknown = ok) {
  let view: (next: Thread) => void = () => {}
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each test
  const Field = () => {
    const [shown, show] = useState(thread)
    view = (next) => act(() => show(next))
    return <ReplyField thread={shown} canned={[]} colleague={null} />
  }
  const opened = await open(<Field />, { answers: { answerThread } })
  const { t, person, sent } = opened
  return {
    ...opened,
    view: (next: Thread) => view(next),
    field: () => screen.getByRole('textbox') as HTMLTextAreaElement,
    press: (key: MessageKey) => person.click(screen.getByRole('button', { name: t(key) })),
    bodies: () => sent.map(({ input }) => (input as { body: object }).body),
  }
}

describe('an answer', () => {
  test.each<[string, MessageKey, object]>([
    ['is sent', 'inbox.send', { note: false, close: false }],
    ['is sent, and the talk is closed', 'inbox.sendAndClose', { note: false, close: true }],
  ])('%s', async (_, key, kind) => {
    const { sent, person, field, press, bodies } = await reply()
    await press(key)
    expect(sent).toEqual([])
    await person.type(field(), '  Heute noch ')
    await press(key)
    await expect
      .poll(bodies)
      .toEqual([{ message_id: expect.any(String), text: 'Heute noch', seen: 0, ...kind }])
    expect(sent[0]).toMatchObject({ name: 'answerThread', input: { params } })
    expect(field().value).toBe('')
  })

  test('that is a note is for staff alone', async () => {
    const { t, person, field, press, bodies } = await reply()
    await press('inbox.note')
    expect(screen.queryByRole('button', { name: t('inbox.sendAndClose') })).toBeNull()
    await person.type(field(), 'Called')
    await press('inbox.addNote')
    await expect.poll(bodies).toMatchObject([{ text: 'Called', note: true, close: false }])
  })

  test('beside a colleague’s is sent only when it is pressed again', async () => {
    const { sent, person, field, press, bodies } = await reply(aThread(), { colleague: 'ben' })
    await person.type(field(), 'Heute noch{Enter}')
    expect(sent).toEqual([])
    expect(field().value).toBe('Heute noch')
    await press('inbox.sendAnyway')
    await expect.poll(bodies).toMatchObject([{ text: 'Heute noch' }])
  })

  test('that a colleague has outrun asks once, with theirs above it, and is then sent as one who has read it', async () => {
    const read = aThread({ messages: [aMessage({ number: 1, from: 'person' })] })
    const bens = aMessage({ number: 2, name: 'ben', text: 'Morgen' })
    const { t, person, field, press, bodies, view } = await talkField(read)
    await person.type(field(), 'Heute noch')
    // It arrives while ana types.
    view(aThread({ messages: [...read.messages, bens] }))
    expect(screen.getByRole('status').textContent).toContain('ben')
    await press('inbox.send')
    expect(bodies()).toEqual([])
    expect(field().value).toBe('Heute noch')
    await press('inbox.sendAnyway')
    await expect.poll(bodies).toMatchObject([{ text: 'Heute noch', seen: 2 }])
    expect(screen.queryByText(asRead(t('inbox.sendAnyway')))).toBeNull()
  })

  test('that the server refuses for a colleague’s comes back, and is sent with the next press', async () => {
    const read = aThread({ messages: [aMessage({ number: 1, from: 'person' })] })
    const answers = [refused('thread_answered'), ok]
    const { person, field, press, bodies, view } = await talkField(read, () => answers.shift()?.())
    await person.type(field(), 'Heute noch')
    await press('inbox.send')
    await expect.poll(() => field().value).toBe('Heute noch')
    view(aThread({ messages: [...read.messages, aMessage({ number: 2, name: 'ben' })] }))
    await press('inbox.sendAnyway')
    await expect.poll(bodies).toMatchObject([{ seen: 1 }, { seen: 2 }])
    await expect.poll(() => field().value).toBe('')
  })

  test('that may have arrived stays one when it is sent again; another text is another answer', async () => {
    const answers = [refused('server_busy'), refused('server_busy'), ok]
    const { person, field, press, bodies } = await talkField(aThread(), () => answers.shift()?.())
    await person.type(field(), 'Heute noch')
    for (const count of [1, 2]) {
      await press('inbox.send')
      await expect.poll(bodies).toHaveLength(count)
      await expect.poll(() => field().value).toBe('Heute noch')
    }
    await person.type(field(), '!')
    await press('inbox.send')
    await expect.poll(bodies).toHaveLength(3)
    const ids = bodies().map((body) => (body as { message_id: string }).message_id)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  test.each(['thread_not_found', 'too_many_requests'] as const)(
    'that is refused comes back: %s',
    async (code) => {
      const { t, person, field, press } = await reply(aThread(), { answers: { answerThread: refused(code) } })
      await person.type(field(), 'Heute noch')
      await press('inbox.send')
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      await expect.poll(() => field().value).toBe('Heute noch')
    },
  )

  test.each<[string, Partial<Thread>, MessageKey]>([
    ['by mail', { channel: 'contact' }, 'inbox.byMail'],
    ['to the chat and its address', {}, 'inbox.toChat'],
    ['to the chat alone', { email: null }, 'inbox.noAddress'],
  ])('reaches the person %s', async (_, rest, key) => {
    const { t } = await reply(aThread(rest))
    expect(screen.getByText(asRead(t(key)))).toBeDefined()
  })
})

describe('canned answers', () => {
  const canned = [
    aCanned('refund', 'en', 'Your refund is on its way'),
    aCanned('refund', 'de', 'Die Erstattung ist unterwegs'),
    aCanned('start', 'fr', 'Bientôt'),
    aCanned('start', 'en', 'Soon'),
    aCanned('only', 'fr', 'Seulement'),
  ]

  test('a slash finds one for each shortcut: the person’s language, then English, then any', async () => {
    const { person, field } = await reply(aThread(), { canned })
    await person.type(field(), '/')
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts).toHaveLength(3)
    expect(texts[0]).toContain('Die Erstattung ist unterwegs')
    expect(texts[1]).toContain('Soon')
    expect(texts[2]).toContain('Seulement')
  })

  test('arrows choose, Enter inserts, and nothing is sent', async () => {
    const { sent, person, field } = await reply(aThread(), { canned })
    await person.type(field(), '/{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(field().value).toBe('Soon')
    expect(sent).toEqual([])
  })

  test('one that nothing finds says so, and a note has none', async () => {
    const { t, person, field, press } = await reply(aThread(), { canned })
    await person.type(field(), '/xyz')
    expect(screen.getByText(t('inbox.noCanned'))).toBeDefined()
    await press('inbox.note')
    expect(screen.queryByText(t('inbox.noCanned'))).toBeNull()
  })

  test('one is changed in its language, under its shortcut', async () => {
    const { t, sent, person, press } = await reply(aThread(), { canned, answers: { saveCannedAnswer: ok } })
    await press('inbox.editCanned')
    const dialog = within(await screen.findByRole('dialog'))
    await person.selectOptions(dialog.getByLabelText(t('inbox.canned')), 'refund')
    const text = dialog.getByLabelText(t('inbox.cannedText'))
    expect(text).toHaveProperty('value', 'Die Erstattung ist unterwegs')
    await person.clear(text)
    await person.type(text, 'Unterwegs')
    await person.click(dialog.getByRole('button', { name: t('inbox.saveCanned') }))
    const input = {
      params: { shortcut: 'refund', locale: 'de' },
      body: { title: 'refund de', text: 'Unterwegs' },
    }
    await expect.poll(() => sent).toEqual([{ name: 'saveCannedAnswer', input }])
  })
})

describe('a talk', () => {
  const talk = (rest: Partial<Thread>, answers: Answers = {}) =>
    open(<Conversation thread={aThread(rest)} canned={[]} onBack={() => {}} onDetails={() => {}} />, {
      answers,
    })

  test.each<[Thread['status'], MessageKey, string]>([
    ['waiting', 'inbox.close', 'closed'],
    ['closed', 'inbox.reopen', 'waiting'],
  ])('that is %s', async (status, key, next) => {
    const { t, sent, person } = await talk({ status }, { setThreadStatus: ok })
    await person.click(screen.getByRole('button', { name: t(key) }))
    const input = { params, body: { status: next } }
    await expect.poll(() => sent).toEqual([{ name: 'setThreadStatus', input }])
  })

  test.each([
    ['waiting', 1],
    ['closed', 0],
  ] as const)('that is %s is closed by E %i times, and not while someone types', async (status, times) => {
    const { sent, person } = await talk({ status }, { setThreadStatus: ok })
    await person.click(screen.getByRole('textbox'))
    await person.keyboard('e')
    expect(sent).toEqual([])
    ;(document.activeElement as HTMLElement).blur()
    await person.keyboard('e')
    await expect.poll(() => sent.length).toBe(times)
  })
})
