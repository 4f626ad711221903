import { createContext, use, useEffect } from 'react'

/** How a form tells the dialog around it whether something was entered that would be lost. */
export const SomethingToLose = createContext<((dirty: boolean) => void) | null>(null)

export function useSomethingToLose(dirty: boolean): void {
  const tell = use(SomethingToLose)
  useEffect(() => tell?.(dirty), [tell, dirty])
}
