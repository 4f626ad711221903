import { createContext, useContext } from 'react'

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** What a field tells the control in it. Apart from the field, which the header's controls don't need. */
export const FieldContext = createContext<Control | null>(null)

/** Connects a control to the label, hint and error of the surrounding field; undefined outside a field. */
export function useControl(): Partial<Control> {
  return useContext(FieldContext) ?? {}
}
