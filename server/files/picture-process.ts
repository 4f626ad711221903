import { serveSideProcess } from '#server/platform/process/side-process.ts'
import { drawPicture } from './draw-picture.ts'

export type DrawnUpload = { upload: Uint8Array; side?: number | undefined }

// Re-encodes one upload after the other for the server.
serveSideProcess(({ upload, side }: DrawnUpload) => drawPicture(Buffer.from(upload), side))
