import { useRef } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { MessageField } from '#web/parts/chat/message-field.tsx'
import type { Chat } from './chat.ts'
import type { ChatState } from './chat-state.ts'

type Props = { chat: Chat; state: ChatState; closed: Date | null }

/** The field for the next message; outside of its hours, support asks a visitor where to answer. */
export function ChatField({ chat, state, closed }: Props) {
  const t = useTranslate()
  const email = useRef<HTMLInputElement>(null)
  const write = (text: string) => {
    chat.draft = text
    if (text) chat.type()
  }
  const send = (text: string, file: File | null) => {
    if (email.current?.value && !email.current.reportValidity()) return false
    chat.send(text, file, email.current?.value.trim() || undefined)
    return true
  }
  return (
    <MessageField
      draft={chat.draft}
      label={t('chat.write')}
      note={t('chat.noPasswords')}
      noPictures={state.messages.length === 0 ? t('chat.writeFirst') : null}
      onWrite={write}
      onSend={send}
    >
      {closed && state.email === null && (
        <TextInput
          ref={email}
          type="email"
          autoComplete="email"
          dir="ltr"
          className="mb-2"
          aria-label={t('chat.email')}
          placeholder={t('chat.email')}
        />
      )}
    </MessageField>
  )
}
