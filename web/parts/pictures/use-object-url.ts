import { useEffect, useState } from 'react'

/**
 * The address of a picture in memory, for as long as it is shown; null until it has one.
 *
 * It outlives its page by a while: an image that is just beginning to load would fail without it.
 */
export function useObjectUrl(picture: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => {
      setUrl(null)
      setTimeout(() => URL.revokeObjectURL(made), 10_000)
    }
  }, [picture])
  return url
}
