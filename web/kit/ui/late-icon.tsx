import { useEffect, useState } from 'react'
import { type IconSize, PathIcon } from './icon.tsx'
import { lucide } from './late-icons.ts'

type LateIconProps = { name: string; size?: IconSize; className?: string }

/**
 * Any icon of Lucide, for parts that load late: it comes from the endpoint of spec 7 instead of every visitor's script.
 * Its place is there from the start, so nothing moves. Decorative.
 */
export function LateIcon({ name, ...rest }: LateIconProps) {
  const [path, show] = useState(() => lucide.known(name))
  useEffect(() => {
    let here = true
    void lucide.load(name).then((loaded) => here && show(loaded))
    return () => {
      here = false
    }
  }, [name])
  return <PathIcon path={path} {...rest} />
}
