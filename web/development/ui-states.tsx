import type { ComponentType } from 'react'
import { ButtonStates } from './ui/button-states.tsx'
import { ChoiceStates, FieldStates } from './ui/field-states.tsx'
import { DialogState, FormDialogState, ToastStates } from './ui/overlay-states.tsx'
import { ChipStates, NoticeStates, SurfaceStates, TableStates } from './ui/surface-states.tsx'

/** The parts of the design system, by their names in the address. */
const onPage: Record<string, ComponentType> = {
  buttons: ButtonStates,
  fields: FieldStates,
  choices: ChoiceStates,
  chips: ChipStates,
  notices: NoticeStates,
  surfaces: SurfaceStates,
  tables: TableStates,
}

export const sections: Record<string, ComponentType> = {
  ...onPage,
  dialog: DialogState,
  'form-dialog': FormDialogState,
  toasts: ToastStates,
}

/** One section, or all sections that fit on one page. */
export function UiStates({ section }: { section: string }) {
  const Section = sections[section]
  const shown = Section ? [[section, Section] as const] : Object.entries(onPage)
  return (
    <main className="mx-auto grid max-w-[1280px] gap-10 p-4 sm:p-8">
      {shown.map(([name, Part]) => (
        <section key={name} data-section={name}>
          <h2 className="type-h2 mb-4" dir="ltr" lang="en">
            {name}
          </h2>
          <Part />
        </section>
      ))}
    </main>
  )
}
