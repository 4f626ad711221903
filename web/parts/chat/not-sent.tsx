import './chat.css'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { messageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { FilePicture } from './chat-picture.tsx'
import type { Outbox, Pending } from './outbox.ts'

type Props = {
  outbox: Pick<Outbox, 'again' | 'remove'> & { edit?: (message_id: string) => void }
  pending: Pending
}

/** A message that is on its way, waits for the connection or was refused. */
export function NotSent({ outbox, pending }: Props) {
  const t = useTranslate()
  const { message_id, text, file, state, error, editable = false } = pending
  return (
    <div className="chat-message" data-from="person" data-unsent={state}>
      {file && <FilePicture file={file} />}
      {text && (
        <p
          className={`chat-bubble ${state === 'waiting' ? 'border-warning! text-ink!' : ''}`}
          data-from="person"
          dir="auto"
        >
          {text}
        </p>
      )}
      {state === 'failed' ? (
        <div className="type-caption flex flex-col items-end gap-1 text-error" role="alert">
          <p className="flex gap-1.5 text-end">
            <Icon name="circle-alert" size={16} />
            {error ? messageOf(t, error) : t('chat.at.failed')}
          </p>
          <p className="flex gap-3">
            <Button offline variant="link" size="small" onClick={() => outbox.remove(message_id)}>
              {t('chat.discard')}
            </Button>
            <Button offline variant="link" size="small" onClick={() => outbox.again(message_id)}>
              {t('chat.again')}
            </Button>
          </p>
        </div>
      ) : (
        <p className="chat-at flex flex-wrap justify-end gap-x-3">
          {t(state === 'waiting' ? 'chat.at.waiting' : 'chat.at.sending')}
          {state === 'waiting' && outbox.edit && (
            <>
              {editable && (
                <Button offline variant="link" size="small" onClick={() => outbox.edit?.(message_id)}>
                  {t('chat.edit')}
                </Button>
              )}
              <Button offline variant="link" size="small" onClick={() => outbox.remove(message_id)}>
                {t('chat.discard')}
              </Button>
            </>
          )}
        </p>
      )}
    </div>
  )
}
