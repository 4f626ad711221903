import type { Contract } from '#contract/contract.ts'

export type OpenedChat = Contract['openChat']['reply']['data']
export type ChatMessage = Contract['sendChatMessage']['reply']['data']['message']

/** A message that the server doesn't have yet. */
export type Pending = {
  message_id: string
  text: string
  /** The attached picture, until and after it is uploaded. */
  file: File | null
  file_id?: string
  email: string | undefined
  /** `waiting` for the connection; `failed`: refused, with the reason. */
  state: 'sending' | 'waiting' | 'failed'
  error?: unknown
}

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

/** Messages of the server added to the known ones: each once, in their order. */
export function joined(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map([...known, ...more].map((message) => [message.message_id, message]))
  return [...all.values()].sort((a, b) => a.number - b.number)
}
