import { useEffect, useState } from 'react'

/**
 * A place for the chat's button in the header of a narrow page, which keeps room for it. It moves to the next header
 * when a navigation replaces the frame.
 */
export function useHeaderPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const made = document.createElement('div')
    made.className = 'chat-place'
    const settle = () => {
      if (!made.isConnected) document.querySelector('.header-end')?.append(made)
    }
    settle()
    setPlace(made)
    const root = document.getElementById('root')
    const observer = new MutationObserver(settle)
    if (root) observer.observe(root, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      made.remove()
    }
  }, [])
  return place
}
