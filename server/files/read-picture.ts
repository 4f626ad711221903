import { AppError } from '../errors.ts'

/** What a picture becomes: only its pixels survive. */
export type Picture = { content: Buffer; mime: 'image/webp'; width: number; height: number }

const accepted = new Set<string | undefined>(['png', 'jpeg', 'webp'])
/** The longest side that is kept, and the most pixels that are unpacked (trust I7). */
const longestSide = 2000
const mostPixels = 50_000_000

/** Loaded with the first picture. One thread each and nothing kept: strangers must not take the machine or its memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Draws an uploaded picture anew as WebP. What it is, its content says; everything else is `bad_file_extension`. */
export async function readPicture(upload: Buffer): Promise<Picture> {
  const sharp = await loadSharp()
  try {
    const image = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    const { format } = await image.metadata()
    if (!accepted.has(format)) throw new AppError('bad_file_extension')
    const { data, info } = await image
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, mime: 'image/webp', width: info.width, height: info.height }
  } catch (cause) {
    // Whatever can't be drawn is no picture to us.
    throw cause instanceof AppError ? cause : Object.assign(new AppError('bad_file_extension'), { cause })
  }
}
