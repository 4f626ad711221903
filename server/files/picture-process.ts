import { drawPicture, type Picture } from './draw-picture.ts'

/** The response to an upload. `isFull`: the process uses memory that it won't release while it lives. */
export type Drawn = { picture: Picture | null; isFull: boolean }

const fullBytes = 150 * 1024 * 1024

// Re-encodes one upload after the other for the server, which ends this process when there is nothing to do.
process.on('message', async (upload: Uint8Array) => {
  const picture = await drawPicture(Buffer.from(upload))
  process.send?.({ picture, isFull: process.memoryUsage.rss() > fullBytes } satisfies Drawn)
})
process.on('disconnect', () => process.exit())
