type AvatarProps = {
  name: string
  /** The address of the person's picture; without one, the first letter of the name. */
  src?: string | null | undefined
  size?: 'small' | 'large'
}

/** A person on a disc. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  return (
    <span className="avatar" data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" decoding="async" /> : [...name][0]}
    </span>
  )
}
