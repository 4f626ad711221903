/** The first letter of a name on a disc. Decorative: the name is beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      className="type-sign-small grid size-8 shrink-0 place-items-center rounded-full border border-line-strong bg-surface-3 uppercase"
      aria-hidden="true"
    >
      {[...name][0]}
    </span>
  )
}
