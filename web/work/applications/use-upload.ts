import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { ApplicationPicture } from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { pictureRefusal } from '#web/frame/texts/picture-refusal.ts'
import type { DraftKeeper } from './draft-keeper.ts'

export type NewPicture = Pick<ApplicationPicture, 'file_id' | 'name' | 'bytes'>

/** An upload under way: its file and the part that is sent. */
export type Uploading = { file: File; part: number }

type Options = {
  keeper: DraftKeeper
  onPicture: (picture: NewPicture) => void
  onUploading: Dispatch<SetStateAction<number>>
}

/** Uploads a screenshot of one slot: refuses a bad file before sending, shows the progress, and can be cancelled. */
export function useUpload({ keeper, onPicture, onUploading }: Options) {
  const { t, format, session } = useApp()
  const messageOf = useMessageOf()
  const [uploading, setUploading] = useState<Uploading | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const take = async (file: File) => {
    const refusal = pictureRefusal(t, format, file)
    setError(refusal)
    if (refusal || !session) return
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setUploading({ file, part: 0 })
    onUploading((count) => count + 1)
    try {
      const { uploadScreenshot } = await import('./upload-screenshot.ts')
      // A picture belongs to a draft, so there must be one.
      await keeper.flush(true)
      const onProgress = (part: number) => setUploading({ file, part })
      const file_id = await uploadScreenshot({ session, file, signal: control.signal, onProgress })
      onPicture({ file_id, name: file.name.slice(0, 120), bytes: file.size })
    } catch (thrown) {
      if (!control.signal.aborted) setError(messageOf(thrown))
    } finally {
      onUploading((count) => count - 1)
      if (running.current === control) setUploading(null)
    }
  }
  return { uploading, error, take, cancel: () => running.current?.abort() }
}
