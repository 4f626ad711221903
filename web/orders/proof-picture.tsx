import { useEffect, useState } from 'react'
import { methodAndPath } from '#contract/operations.ts'
import { useApp } from '../app/app-context.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** A picture that only the order's people may see: fetched with the session, shown from memory. */
export function ProofPicture({ fileId, label }: { fileId: string; label: string }) {
  const { session, site } = useApp()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let gone = false
    const path = methodAndPath('getFile').path.replace(':file_id', fileId)
    void fetch(`${site.apiBaseUrl}${path}`, {
      headers: { authorization: `Bearer ${session?.token() ?? ''}` },
    })
      .then((response) => (response.ok ? response.blob() : null))
      .then((blob) => {
        if (!blob || gone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [fileId, session, site.apiBaseUrl])
  if (!url) return <Skeleton className="mt-4 h-40 w-full" />
  return <img src={url} alt={label} className="mt-4 max-w-full rounded-card border border-line" />
}
