import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'

/** The result of re-encoding a picture: only its pixels survive. `pixels` is their hash, whatever they were encoded as. */
export type Picture = { content: Buffer; mime: 'image/webp'; width: number; height: number; pixels: Buffer }

const accepted = new Set<string | undefined>(['png', 'jpeg', 'webp'])
/** The longest side of the result. */
const longestSide = 2000
/** The most that is decoded (trust I7, W17). A screenshot of two 4K monitors has 17 million pixels, 67 MB. */
const mostPixels = 24_000_000
const mostBytes = 100_000_000
/** An interlaced picture comes in layers, so all of it is in memory at once; a JPEG takes more than its pixels. */
const mostInterlacedBytes = 42_000_000

const startOfJpeg = Buffer.from([0xff, 0xd8])
const endOfJpeg = Buffer.from([0xff, 0xd9])

const bytesOfDepth: Record<string, number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
}

// One thread and no cache; formats that are not accepted can't be read at all.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** A square of that many pixels, cut from the picture's middle; or the whole picture, at most so wide. */
export type PictureSize = { side: number } | { width: number }

/** Re-encodes a picture as WebP; null if it is no picture, or would take too much memory. */
export async function drawPicture(upload: Buffer, size?: PictureSize): Promise<Picture | null> {
  const drawn = await decode(upload, 'error', size)
  // Some programs omit the mark at the end of a JPEG. Where more is missing, the stricter reading says so.
  const isCut = upload.subarray(0, 2).equals(startOfJpeg) && !upload.subarray(-2).equals(endOfJpeg)
  return drawn ?? (isCut ? decode(Buffer.concat([upload, endOfJpeg]), 'warning', size) : null)
}

async function decode(
  upload: Buffer,
  failOn: 'error' | 'warning',
  size: PictureSize = { width: longestSide },
): Promise<Picture | null> {
  const image = sharp(upload, { limitInputPixels: mostPixels, failOn, sequentialRead: true })
  try {
    if (!isReadable(await image.metadata())) return null
    const { data, info } = await image
      .autoOrient()
      .resize(
        'side' in size
          ? { width: size.side, height: size.side, fit: 'cover' }
          : { width: size.width, height: longestSide, fit: 'inside', withoutEnlargement: true },
      )
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const pixels = createHash('sha256').update(`${width}x${height} `).update(data).digest()
    const content = await sharp(data, { raw: { width, height, channels } }).webp({ quality: 82 }).toBuffer()
    return { content, mime: 'image/webp', width, height, pixels }
  } catch {
    // What can't be decoded is not a picture to us.
    return null
  }
}

/** Whether a picture can be decoded without using much memory, judged by its header without decoding it. */
function isReadable({ format, width, height, channels, depth, isProgressive }: Metadata): boolean {
  if (!accepted.has(format)) return false
  const bytes = width * height * channels * (bytesOfDepth[depth] ?? 8)
  return width * height <= mostPixels && bytes <= (isProgressive ? mostInterlacedBytes : mostBytes)
}
