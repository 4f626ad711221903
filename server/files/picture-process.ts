import { serveSideProcess } from '#server/platform/process/side-process.ts'
import { drawPicture, type PictureSize } from './draw-picture.ts'

export type DrawnUpload = { upload: Uint8Array; size?: PictureSize | undefined }

// Re-encodes one upload after the other for the server.
serveSideProcess(({ upload, size }: DrawnUpload) => drawPicture(Buffer.from(upload), size))
