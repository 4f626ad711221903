// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import type { OrderChat, OrderChatState, OrderMessage } from './order-chat.ts'
import { TalkMessages } from './talk-messages.tsx'

const order = madeUpOrder('solo', 'boosting', 'customer')
const writer = order.booster?.username ?? ''

const message = (number: number, from: OrderMessage['from'], text: string): OrderMessage => ({
  message_id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  from,
  name: null,
  text,
  language: 'en',
  masked: false,
  by_guest: false,
  original: null,
  picture: null,
  at: order.created_at,
})

const state: OrderChatState = {
  loaded: 'done',
  messages: [
    message(1, 'customer', 'Ciao!'),
    message(2, 'booster', 'I start now'),
    message(3, 'booster', ''),
  ],
  pending: [],
  read: { customer: 3, booster: 3, own: 3 },
  open: true,
  closes_at: null,
  present: { customer: null, booster: null },
  edits: 0,
  typing: null,
}

const chat = {} as OrderChat
type Options = NonNullable<Parameters<typeof open>[1]>
const opened = (options: Options) =>
  open(<TalkMessages order={order} chat={chat} state={state} />, { locale: 'de', ...options })

test('without a provider there is no button', async () => {
  const { t } = await opened({})
  expect(screen.getByText('I start now')).toBeDefined()
  expect(screen.queryByText(t('talk.translate'))).toBeNull()
})

test('a message of a writer who uses the reader’s language has no button', async () => {
  const { t } = await opened({ site: { translation: 'Babel' }, locale: 'en' })
  expect(screen.getByText('I start now')).toBeDefined()
  expect(screen.queryByText(t('talk.translate'))).toBeNull()
})

test('a message of the other side is translated when asked for, hidden, and shown again without a call', async () => {
  const { t, sent, person } = await opened({
    site: { translation: 'Babel' },
    answers: { translateMessage: () => ({ data: { text: 'Ich fange an' } }) },
  })
  // Neither the own message nor the one without words has a button.
  const button = screen.getByRole('button', { name: t('talk.translateOf', { name: writer }) })
  expect(sent).toEqual([])
  await person.click(button)
  const shown = await screen.findByText('Ich fange an')
  expect([shown.lang, shown.dir]).toEqual(['de', 'ltr'])
  expect(screen.getByText(t('talk.translatedBy', { name: 'Babel' }))).toBeDefined()
  expect(screen.getByText('I start now')).toBeDefined()
  // The button stays the same element, so it keeps the focus.
  expect(document.activeElement?.textContent).toBe(t('talk.hideTranslation'))
  await person.click(screen.getByRole('button', { name: t('talk.hideTranslation') }))
  expect(screen.queryByText('Ich fange an')).toBeNull()
  await person.click(screen.getByRole('button', { name: t('talk.translateOf', { name: writer }) }))
  expect(screen.getByText('Ich fange an')).toBeDefined()
  const params = { order_id: order.order_id, number: '2' }
  expect(sent).toEqual([{ name: 'translateMessage', input: { params, body: { language: 'de' } } }])
})

test('a service that is away leaves the message as it is, and the button asks again', async () => {
  let tries = 0
  const { t, sent, person } = await opened({
    site: { translation: 'Babel' },
    answers: {
      translateMessage: () => {
        if (tries++ === 0) throw new CallError(503, 'translation_away')
        return { data: { text: 'Ich fange an' } }
      },
    },
  })
  const button = () => screen.getByRole('button', { name: t('talk.translateOf', { name: writer }) })
  await person.click(button())
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByText(t('talk.translatedBy', { name: 'Babel' }))).toBeNull()
  await person.click(button())
  expect(await screen.findByText('Ich fange an')).toBeDefined()
  expect(sent).toHaveLength(2)
})
