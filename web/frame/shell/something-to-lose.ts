import { createContext, use, useEffect } from 'react'

/** How a form tells its dialog whether closing would lose input. */
export const SomethingToLose = createContext<((dirty: boolean) => void) | null>(null)

export function useSomethingToLose(dirty: boolean): void {
  const tell = use(SomethingToLose)
  useEffect(() => tell?.(dirty), [tell, dirty])
}
