// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '../test/in-browser.tsx'
import { Chat } from './chat.ts'
import { ChatPanel } from './chat-panel.tsx'
import type { ChatMessage } from './chat-state.ts'

const place = { page: '/', quote: undefined }
const solved = vi.hoisted(() => vi.fn(async () => 'solved'))
vi.mock('#web/account/sign-in/solve-captcha.ts', () => ({ solveCaptcha: solved }))

beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollTo = () => {}
  localStorage.clear()
})

const message = (number: number, from: 'person' | 'staff', text: string): ChatMessage => ({
  message_id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  from,
  name: from === 'staff' ? 'Sanne' : null,
  text,
  picture: null,
  by_guest: false,
  at: '2026-11-22T17:41:00.000Z',
})

const answering = { name: 'Sanne', minutes: 4 }
const talk = (messages: ChatMessage[]) => ({
  data: {
    answering,
    chat: {
      status: 'answered' as const,
      messages,
      read_by_person: 1,
      read_by_staff: 1,
      email: null,
      order: null,
    },
  },
})
const none = { data: { answering: { name: null, minutes: null }, chat: null } }

type Answers = NonNullable<Parameters<typeof open>[1]>['answers']

let chat: Chat | undefined
function Panel({ onClose = () => {} }: { onClose?: () => void }) {
  const app = useApp()
  chat ??= new Chat(app, () => place)
  return <ChatPanel chat={chat} onClose={onClose} />
}

function show(answers: Answers, onClose?: () => void) {
  chat = undefined
  return open(<Panel {...(onClose && { onClose })} />, {
    answers: { readChat: () => ({ data: {} }), ...answers },
  })
}

const sent = ({ body }: { body: { message_id: string; text: string } }) => ({
  data: { message: { ...message(1, 'person', body.text), message_id: body.message_id } },
})

test('it opens with the focus in the field, and Escape folds it away', async () => {
  const close = vi.fn()
  const { t, person } = await show({ openChat: () => none }, close)
  expect(document.activeElement).toBe(screen.getByLabelText(t('chat.write')))
  await person.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('Enter sends, a visitor’s first message carries a solved captcha', async () => {
  const { t, person, sent: calls } = await show({ openChat: () => none, sendChatMessage: sent as never })
  await person.type(screen.getByLabelText(t('chat.write')), 'Does the price stay?{Enter}')
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('Does the price stay?'))
  await waitFor(() => expect(calls.some(({ name }) => name === 'sendChatMessage')).toBe(true))
  const call = calls.find(({ name }) => name === 'sendChatMessage')
  expect(call?.input).toMatchObject({ body: { text: 'Does the price stay?', captchaResponse: 'solved' } })
})

test('what looks like a password stays in the field with the reason', async () => {
  const { t, person, sent: calls } = await show({ openChat: () => none })
  await person.type(screen.getByLabelText(t('chat.write')), 'password: Hunter22!{Enter}')
  expect(await screen.findByText(t('errors.password_in_chat'))).toBeTruthy()
  expect(calls.map(({ name }) => name)).not.toContain('sendChatMessage')
})

test('without a connection a message waits, and is sent under the same id', async () => {
  let down = true
  const ids: string[] = []
  const { t, person } = await show({
    openChat: () => none,
    sendChatMessage: ((input: Parameters<typeof sent>[0]) => {
      ids.push(input.body.message_id)
      if (down) throw new CallError(0, 'something_wrong')
      return sent(input)
    }) as never,
  })
  await person.type(screen.getByLabelText(t('chat.write')), 'Hello{Enter}')
  expect(await screen.findByText(t('chat.at.waiting'))).toBeTruthy()
  down = false
  act(() => {
    realtime.setConnected(false)
    realtime.setConnected(true)
  })
  await waitFor(() => expect(screen.queryByText(t('chat.at.waiting'))).toBeNull())
  expect(new Set(ids).size).toBe(1)
})

test('a refused message says why, and can be sent again or discarded', async () => {
  const { t, person } = await show({
    openChat: () => none,
    sendChatMessage: (() => {
      throw new CallError(429, 'too_many_messages')
    }) as never,
  })
  await person.type(screen.getByLabelText(t('chat.write')), 'One more{Enter}')
  expect(await screen.findByText(t('errors.too_many_messages'))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('chat.discard') }))
  expect(screen.queryByText('One more')).toBeNull()
})

test('it shows who answers how fast, what was read, and an answer as it arrives', async () => {
  const { t, sent: calls } = await show({ openChat: () => talk([message(1, 'person', 'Hi')]) })
  // Outside of support's hours, two places say when it is back.
  expect(await screen.findAllByText(/Sanne, usually answers in 4.min|Back at/)).not.toHaveLength(0)
  await waitFor(() => expect(screen.getByText(/, read$/)).toBeTruthy())
  act(() => realtime.tell('support_typing', { thread_id: null, name: null }))
  expect(screen.getByText(t('chat.typing'))).toBeTruthy()
  act(() => realtime.tell('support_message', { message: message(2, 'staff', 'Hello!') }))
  expect(screen.getByText('Hello!')).toBeTruthy()
  expect(screen.queryByText(t('chat.typing'))).toBeNull()
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'readChat')?.input).toEqual({ body: { number: 2 } }),
  )
})

test('a message that arrives twice is shown once', async () => {
  await show({ openChat: () => talk([message(1, 'person', 'Hi')]) })
  await screen.findByText('Hi')
  for (let i = 0; i < 2; i++)
    act(() => realtime.tell('support_message', { message: message(2, 'staff', 'Once') }))
  expect(screen.getAllByText('Once')).toHaveLength(1)
})
