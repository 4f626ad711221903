import { useEffect, useState } from 'react'
import { useTranslate } from '../session/app-context.ts'
import { say } from '../texts/say.ts'

/**
 * What a dialog opens: read once per `id`, because reading can be recorded; null until then. A refusal is shown, and
 * the dialog closes. The second value replaces it by an action's reply.
 */
export function useOpened<T>(
  id: string | number,
  read: () => Promise<T>,
  onClose: () => void,
): [opened: T | null, take: (next: T) => void] {
  const t = useTranslate()
  const [opened, setOpened] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once per id
  useEffect(() => {
    read().then(setOpened, (error) => {
      void say(t, error)
      onClose()
    })
  }, [id])
  return [opened, setOpened]
}
