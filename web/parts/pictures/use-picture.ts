import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useObjectUrl } from './use-object-url.ts'

/** A picture that only the people of an order can see: fetched with the session, kept in memory; null until loaded. */
export function usePicture(fileId: string): string | null {
  const { session } = useApp()
  const [picture, setPicture] = useState<Blob | null>(null)
  useEffect(() => {
    let gone = false
    const show = (blob: Blob | null | undefined) => {
      if (!gone) setPicture(blob ?? null)
    }
    session?.file(fileId).then(show, (error) => console.warn('A picture could not be read', error))
    return () => {
      gone = true
    }
  }, [fileId, session])
  return useObjectUrl(picture)
}
