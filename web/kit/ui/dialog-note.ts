import { createContext, type ReactNode } from 'react'

/**
 * Why an open dialog no longer applies, and how to close it: the dialog shows it above what was entered, which can be read
 * and no longer used. Null while it applies.
 */
export const DialogNoteContext = createContext<ReactNode>(null)
