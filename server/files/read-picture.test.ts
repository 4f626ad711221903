import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readPicture } from './read-picture.ts'

const folder = await mkdtemp(join(tmpdir(), 'peakline-pictures-'))
afterAll(() => rm(folder, { recursive: true }))

const plain = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 160, b: 90, alpha: 0.5 } } })

/** A picture whose every line takes bytes. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

async function saved(name: string, content: Promise<Buffer>): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, await content)
  return file
}

const hostile = {
  'deep.png': () => plain(5000, 5000, 4).toColourspace('rgb16').png({ progressive: true }),
  'interlaced.png': () => plain(4800, 4800, 4).png({ progressive: true }),
  'layers.jpg': () => plain(4800, 4800, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
}
const large = {
  'screens.png': () => plain(7680, 2160, 4).withMetadata({ orientation: 6 }).png(),
  'photo.jpg': () => plain(4800, 4800, 3).withMetadata({ orientation: 6 }).jpeg(),
  'screens.webp': () => plain(7680, 2160, 4).webp(),
  'interlaced-4k.png': () => plain(3840, 2160, 4).png({ progressive: true }),
}

test('trust I7, W17: no picture raises the memory of the process that re-encodes it by 200 MB', async () => {
  const first = await saved('first.png', plain(10, 10, 3).png().toBuffer())
  const script = join(import.meta.dirname, '../test/draw-pictures.ts')
  const sizes: Record<string, string | null> = {}
  for (const [name, picture] of Object.entries({ ...hostile, ...large })) {
    const file = await saved(name, picture().toBuffer())
    const { stdout } = await promisify(execFile)(process.execPath, [script, first, file])
    const { size, risen } = JSON.parse(stdout)
    sizes[name] = size
    expect(risen, name).toBeLessThan(name in hostile ? 30 : 200)
  }
  expect(sizes).toEqual({
    'deep.png': null,
    'interlaced.png': null,
    'layers.jpg': null,
    'screens.png': '563 x 2000',
    'photo.jpg': '2000 x 2000',
    'screens.webp': '2000 x 562',
    'interlaced-4k.png': '2000 x 1125',
  })
})

test('one picture is re-encoded at a time, four wait, and the next is refused as server_busy', async () => {
  const upload = await plain(2000, 2000, 3).png().toBuffer()
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => readPicture(upload)))
  const said = outcomes.map((each) => (each.status === 'fulfilled' ? 'read' : each.reason.code))
  expect(said.toSorted()).toEqual([...Array(5).fill('read'), ...Array(3).fill('server_busy')])
})

test('a re-encoded picture shows what was sent', async () => {
  const { content, mime, width, height } = await readPicture(await plain(300, 200, 3).png().toBuffer())
  expect([mime, width, height]).toEqual(['image/webp', 300, 200])
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 })
})

test('a JPEG without the mark at its end is read, one without its last lines is not', async () => {
  const jpeg = await noise(300, 200).jpeg().toBuffer()
  expect(await readPicture(jpeg.subarray(0, -2))).toMatchObject({ width: 300, height: 200 })
  for (const content of [jpeg.subarray(0, -2_000), jpeg.subarray(0, jpeg.length / 2)])
    await expect(readPicture(content)).rejects.toMatchObject({ code: 'bad_file_extension' })
})

test('the process that re-encodes pictures can read only the three formats', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const files = await Promise.all([
    saved('one.png', plain(10, 10, 3).png().toBuffer()),
    saved('one.svg', Promise.resolve(svg)),
    saved('one.gif', plain(9, 9, 3).gif().toBuffer()),
    saved('one.tiff', plain(9, 9, 3).tiff().toBuffer()),
  ])
  // In a process of its own, because what it blocks is blocked for everything in the process.
  const script = `
    import { readFileSync } from 'node:fs'
    import sharp from 'sharp'
    import { drawPicture } from ${JSON.stringify(new URL('draw-picture.ts', import.meta.url).href)}
    const said = process.argv.slice(1).map(async (file) => {
      const content = readFileSync(file)
      const known = await sharp(content).metadata().then(() => 'known', () => 'unknown')
      return [known, (await drawPicture(content)) === null ? 'refused' : 'drawn']
    })
    console.log(JSON.stringify(await Promise.all(said)))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
    ...files,
  ])
  const refused = ['unknown', 'refused']
  expect(JSON.parse(stdout)).toEqual([['known', 'drawn'], refused, refused, refused])
})
