import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

const boundary = 'peakline-boundary'

/** The body of a form with one file. */
export function multipart(content: Buffer, filename = 'proof.png', type = 'image/png'): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** A form without a file. */
export const noFile = Buffer.from(`--${boundary}--\r\n`)

export async function postForm(app: FastifyInstance, url: string, payload: Buffer, token: string) {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  return { status: answer.statusCode, ...answer.json() }
}

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })

/** Files that no upload takes, whatever they are called (trust I7). */
export async function hostileFiles(): Promise<Buffer[]> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const png = await picture(50, 50).png().toBuffer()
  return [
    Buffer.from(svg),
    Buffer.from('<html><script>alert(1)</script></html>'),
    Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;'),
    await picture(10, 10).gif().toBuffer(),
    await picture(10, 10).avif().toBuffer(),
    await picture(10, 10).tiff().toBuffer(),
    Buffer.from('MZ not a picture'),
    Buffer.alloc(0),
    png.subarray(0, 30),
    png.subarray(0, png.length - 30),
    Buffer.concat([png.subarray(0, 16), Buffer.from('0000ffff0000ffff', 'hex'), png.subarray(24)]),
    await picture(9000, 9000).png().toBuffer(),
  ]
}
