import { serveSideProcess } from '../side-process.ts'
import { drawPicture } from './draw-picture.ts'

// Re-encodes one upload after the other for the server.
serveSideProcess((upload: Uint8Array) => drawPicture(Buffer.from(upload)))
