import { drawPicture, type Picture } from './draw-picture.ts'

/** What the server gets for an upload. `isFull`: the process holds memory that it doesn't give back while it lives. */
export type Drawn = { picture: Picture | null; isFull: boolean }

const fullBytes = 150 * 1024 * 1024

// Draws one upload after the other for the server, which ends it when there is nothing to draw.
process.on('message', async (upload: Uint8Array) => {
  const picture = await drawPicture(Buffer.from(upload))
  process.send?.({ picture, isFull: process.memoryUsage.rss() > fullBytes } satisfies Drawn)
})
process.on('disconnect', () => process.exit())
