import { useEffect, useState } from 'react'

/**
 * A module that is loaded when it is needed and the page is ready; undefined until then, and on the server. `bring`
 * stays the same from one rendering to the next.
 */
export function usePart<Part extends object>(bring: () => Promise<Part>, needed: boolean): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    // Without it only this part of the page is missing.
    if (needed) void bring().then(setPart, console.warn)
  }, [bring, needed])
  return needed ? part : undefined
}
