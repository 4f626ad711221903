import { type RefObject, useEffect } from 'react'
import { useMedia } from '#web/kit/ui/use-media.ts'

const narrow = '(width < 640px)'

/**
 * Whether the chat covers the whole screen, as it does on a phone. Then the page below is out of reach, and the panel
 * ends where the keyboard begins.
 */
export function useFullScreen(panel: RefObject<HTMLElement | null>): boolean {
  const isNarrow = useMedia(narrow, false)
  useEffect(() => {
    const root = document.getElementById('root')
    if (!isNarrow || !root) return
    root.inert = true
    document.body.style.overflow = 'hidden'
    return () => {
      root.inert = false
      document.body.style.overflow = ''
    }
  }, [isNarrow])
  useEffect(() => {
    const view = window.visualViewport
    if (!view || !isNarrow) return
    const follow = () => {
      panel.current?.style.setProperty('--chat-height', `${view.height}px`)
      panel.current?.style.setProperty('--chat-top', `${view.offsetTop}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [panel, isNarrow])
  return isNarrow
}
