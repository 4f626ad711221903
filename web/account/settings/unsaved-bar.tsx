import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'

const placeId = 'settings-bar'

/** Where the bar sticks: the end of the page, so that it stays in view wherever one scrolls. */
export function BarPlace() {
  return <div id={placeId} className="settings-bar-place" />
}

/** What has changed and isn't saved yet. Its buttons name their form, because they are outside of it. */
export function UnsavedBar({ children }: { children: ReactNode }) {
  const place = document.getElementById(placeId)
  // Browsers have begun to return a promise here, which is no clean-up.
  useEffect(() => void document.activeElement?.scrollIntoView({ block: 'nearest' }), [])
  return place && createPortal(<div className="settings-bar">{children}</div>, place)
}
