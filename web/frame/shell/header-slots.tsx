/**
 * Where parts of other districts put their buttons into a header, in this order: the search, the bell, support. An empty
 * slot takes no room; support's does on a narrow page, because its button arrives when the page is idle.
 */
export const headerSlots = ['search', 'bell', 'support'] as const
export type HeaderSlot = (typeof headerSlots)[number]

type Props = {
  /** The rail shows words beside the icons, and has its search above its links. */
  rail?: boolean
}

/** The slots of a header, drawn in every header of the site: a part finds them by `data-slot`. */
export function HeaderSlots({ rail = false }: Props) {
  return (
    <div className={rail ? 'flex flex-col gap-0.5' : 'header-slots'}>
      {headerSlots
        .filter((slot) => !rail || slot !== 'search')
        .map((slot) => (
          <div
            key={slot}
            data-slot={slot}
            data-rail={rail || undefined}
            className={slot === 'support' ? undefined : 'empty:hidden'}
          />
        ))}
    </div>
  )
}
