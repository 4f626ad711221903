import { useEffect, useState } from 'react'

type Followed = {
  /** The part that is being read; -1 before the first. */ current: number /** 0 to 1. */
  read: number
}

/** How far a text is read, by the headings that have passed the upper third of the window. */
export function useFollowed(parts: readonly { id: string }[]): Followed {
  const [followed, follow] = useState<Followed>({ current: -1, read: 0 })
  useEffect(() => {
    let pending = 0
    const look = () => {
      pending = 0
      const line = innerHeight / 3
      const tops = parts.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
      const text = document.querySelector('.document')?.getBoundingClientRect()
      const share = text ? (innerHeight * 0.8 - text.top) / text.height : 0
      const current = tops.findLastIndex((top) => top < line)
      // Twentieths, so that scrolling rarely renders.
      const read = Math.round(Math.min(1, Math.max(0, share)) * 20) / 20
      follow((before) => (before.current === current && before.read === read ? before : { current, read }))
    }
    const scroll = () => {
      pending ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', scroll, { passive: true })
    return () => {
      removeEventListener('scroll', scroll)
      cancelAnimationFrame(pending)
    }
  }, [parts])
  return followed
}
