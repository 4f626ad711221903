import { useEffect, useState } from 'react'
import { useApp } from '../session/app-context.ts'
import type { ChatMessage } from './chat-state.ts'

type Picture = NonNullable<ChatMessage['picture']>

/** A picture of the chat in its own proportions; a press shows it in full. */
export function ChatPicture({ picture: { file_id, width, height } }: { picture: Picture }) {
  const { t } = useApp()
  const url = usePicture(file_id)
  return (
    <a
      href={url}
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
function usePicture(fileId: string): string | undefined {
  const { session } = useApp()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let gone = false
    const token = session?.token()
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
    import('#contract/operations.ts')
      .then(({ methodAndPath }) => methodAndPath('getChatPicture').path.replace(':file_id', fileId))
      .then((path) => fetch(path, { credentials: 'same-origin', headers }))
      .then((response) => (response.ok ? response.blob() : null))
      .then((blob) => {
        if (!blob || gone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      }, console.warn)
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [fileId, session])
  return url
}

/** A picture that is not uploaded yet. */
export function FilePicture({ file, className = 'chat-picture' }: { file: File; className?: string }) {
  const { t } = useApp()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url && <img src={url} alt={t('chat.attached')} className={className} />
}
