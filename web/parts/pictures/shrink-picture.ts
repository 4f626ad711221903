/** A picture below this size is sent as it is. */
const smallEnough = 1.5 * 1024 * 1024
/** A larger file is no photo of a screen; decoding it could exhaust a phone's memory. */
const tooLarge = 60 * 1024 * 1024
/** Keeps a screenshot's small print readable. */
const longestSide = 2_560
const quality = 0.85

/** Whether a picture is worth making smaller before it is uploaded. */
export function isLargePicture({ size, type }: Pick<File, 'size' | 'type'>): boolean {
  return type.startsWith('image/') && size > smallEnough && size <= tooLarge
}

/** The sides of a picture that fits, in pixels, with the same proportions. */
export function fittedSides(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * Makes a large photo smaller: at most 2560 pixels a side, as JPEG. A file that the browser can't decode, or that
 * would not become smaller, stays as it is; the form then says whether it can be sent.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!('createImageBitmap' in globalThis)) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return file
  const canvas = Object.assign(document.createElement('canvas'), fittedSides(bitmap.width, bitmap.height))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!smaller || smaller.size >= file.size) return file
  return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type })
}
