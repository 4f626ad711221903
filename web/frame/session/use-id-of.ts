import { useState } from 'react'
import { newId } from './new-id.ts'

/** The id under which a text is sent: the same text that is sent again stays one, and another text has another id. */
export function useIdOf(text: string): string {
  const [known, know] = useState(() => ({ text, id: newId() }))
  if (known.text !== text) know({ text, id: newId() })
  return known.id
}
