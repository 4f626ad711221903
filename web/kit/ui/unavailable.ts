import { createContext } from 'react'

/** Why what needs the server is unavailable, and the element that says so for a group of buttons. */
export type Unavailable = { reason: string; id?: string } | null

/**
 * Set around what needs a connection: null while there is one. Outside, and in a dialog, which is open already, buttons
 * stay as they are.
 */
export const UnavailableContext = createContext<Unavailable | undefined>(undefined)
