import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'

/** A picture that only the people of an order can see: fetched with the session, kept in memory; null until loaded. */
export function usePicture(fileId: string): string | null {
  const { session } = useApp()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let gone = false
    const show = (blob: Blob | null | undefined) => {
      if (!blob || gone) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    }
    session?.file(fileId).then(show, (error) => console.warn('A picture could not be read', error))
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [fileId, session])
  return url
}
