import './chat.css'
import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useObjectUrl } from '#web/parts/pictures/use-object-url.ts'

type Picture = { file_id: string; width: number; height: number }

/** `orderId`: the picture is in the chat of this order, otherwise in one with support. */
type PictureProps = { picture: Picture; orderId?: string }

/** A picture of a chat in its own proportions; a press shows it in full. */
export function ChatPicture({ picture: { file_id, width, height }, orderId }: PictureProps) {
  const { t } = useApp()
  const url = useChatPicture(file_id, orderId)
  return (
    <a
      href={url ?? undefined}
      target="_blank"
      rel="noopener"
      className="chat-picture"
      aria-label={t('chat.pictureFull')}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {url && <img src={url} alt={t('chat.picture')} width={width} height={height} />}
    </a>
  )
}

/** Fetched with the person's token, or the visitor's cookie. */
function useChatPicture(fileId: string, orderId: string | undefined): string | null {
  const { session } = useApp()
  const [picture, setPicture] = useState<Blob | null>(null)
  useEffect(() => {
    let gone = false
    const token = session?.token()
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
    import('#contract/operations.ts')
      .then(({ methodAndPath }) => methodAndPath(orderId ? 'getOrderChatPicture' : 'getChatPicture').path)
      .then((path) => path.replace(':file_id', fileId).replace(':order_id', orderId ?? ''))
      .then((path) => fetch(path, { credentials: 'same-origin', headers }))
      .then((response) => (response.ok ? response.blob() : null))
      .then((blob) => {
        if (!gone) setPicture(blob)
      }, console.warn)
    return () => {
      gone = true
    }
  }, [fileId, orderId, session])
  return useObjectUrl(picture)
}

/** A picture that is not uploaded yet. */
export function FilePicture({ file, className = 'chat-picture' }: { file: File; className?: string }) {
  const { t } = useApp()
  const url = useObjectUrl(file)
  return url && <img src={url} alt={t('chat.attached')} className={className} />
}
