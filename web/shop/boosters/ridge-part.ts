import { LaterPart } from '#web/frame/shell/later.tsx'

/** The drawing never changes after rendering, so the browser leaves it and doesn't load its geometry. */
export const ridge = new LaterPart(async () => (await import('./ridge.tsx')).Ridge)
