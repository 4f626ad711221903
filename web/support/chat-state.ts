import type { Contract } from '#contract/contract.ts'
import type { Pending } from '#web/parts/chat/outbox.ts'

export type OpenedChat = Contract['openChat']['reply']['data']
export type ChatMessage = Contract['sendChatMessage']['reply']['data']['message']

export type ChatState = {
  /** Whether the server has answered; `failed` if it hasn't. */
  read: 'never' | 'done' | 'failed'
  messages: readonly ChatMessage[]
  pending: readonly Pending[]
  readByPerson: number
  readByStaff: number
  email: string | null
  order: NonNullable<OpenedChat['chat']>['order']
  answering: OpenedChat['answering']
  /** Whether support is writing. */
  typing: boolean
}

export const noChat: ChatState = {
  read: 'never',
  messages: [],
  pending: [],
  readByPerson: 0,
  readByStaff: 0,
  email: null,
  order: null,
  answering: { name: null, minutes: null },
  typing: false,
}

/** The answers that the person hasn't read. */
export function unreadOf({ messages, readByPerson }: ChatState): number {
  return messages.filter(({ from, number }) => from === 'staff' && number > readByPerson).length
}
