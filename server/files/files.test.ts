import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'
import { record, wonAt } from '../test/progress.ts'
import { hostileFiles, multipart, noFile, picture, postForm } from '../test/uploads.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'

const { app, services } = await openApp()
const booster = await insertBooster(services)
const token = await signIn(services, booster.id)
const order = await insertOrder(services, { status: 'boosting', boosterId: booster.id })

const upload = (payload: Buffer, orderId = order.id, bearer = token) =>
  postForm(app, `/v1/orders/${orderId}/proofs`, payload, bearer)

const read = async (fileId: string, caller: Caller) =>
  app.inject({
    url: `/v1/files/${fileId}`,
    headers: { authorization: `Bearer ${await signIn(services, caller.id)}` },
  })

test('PNG, JPEG and WebP are re-encoded as WebP of at most 2000 pixels', async () => {
  const uploads = [
    await picture(300, 200).png().toBuffer(),
    await picture(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    await picture(3000, 1000).webp().toBuffer(),
  ]
  const sizes = []
  for (const content of uploads) {
    const { status, data } = await upload(multipart(content))
    expect(status).toBe(200)
    const sent = await read(data.file_id, booster)
    const { format, width, height, exif } = await sharp(sent.rawPayload).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    sizes.push([width, height])
    expect(Number(sent.headers['content-length'])).toBe(sent.rawPayload.length)
  }
  expect(sizes).toEqual([
    [300, 200],
    [200, 300],
    [2000, 667],
  ])
})

test('the same pixels have the same hash, however they are encoded', async () => {
  const noise = randomBytes(40 * 30 * 3)
  const image = sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
  const encoded = [
    await image.clone().png().toBuffer(),
    await image.clone().png({ compressionLevel: 1 }).withMetadata().toBuffer(),
    await image.clone().webp({ lossless: true }).toBuffer(),
    await image.clone().ensureAlpha().png().toBuffer(),
    await image.clone().negate().png().toBuffer(),
  ]
  const hashes: string[] = []
  for (const content of encoded) {
    const { data } = await upload(multipart(content))
    const row = await services.db
      .selectFrom('files')
      .select('pixels')
      .where('id', '=', data.file_id)
      .executeTakeFirstOrThrow()
    hashes.push(row.pixels?.toString('hex') ?? '')
  }
  expect(new Set(hashes.slice(0, 4)).size).toBe(1)
  expect(hashes[4]).not.toBe(hashes[0])
})

test('a picture is sent so that a browser can only display it, and only to people who can see the order', async () => {
  const { data } = await upload(multipart(await picture(20, 20).png().toBuffer()))
  const customer = { ...booster, id: order.customer_id, permissions: [] }
  const staff = await insertStaff(services, ['EditOrders'])
  for (const viewer of [booster, customer, staff]) {
    const sent = await read(data.file_id, viewer)
    expect(sent.statusCode).toBe(200)
    expect(sent.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(sent.headers['cache-control']).toMatch(/^private/)
  }
  const others = [
    await insertCustomer(services),
    await insertBooster(services),
    await insertStaff(services, ['EditUsers', 'FullAccess', 'EditStore']),
  ]
  for (const stranger of others)
    expect((await read(data.file_id, stranger)).json()).toEqual({ message: 'not_found' })
})

test('trust I7: a file whose bytes are not PNG, JPEG or WebP is bad_file_extension, whatever its name', async () => {
  for (const [i, content] of (await hostileFiles()).entries())
    expect([i, await upload(multipart(content))]).toEqual([i, { status: 415, message: 'bad_file_extension' }])
  expect(await upload(multipart(Buffer.alloc(9 * 1024 * 1024)))).toEqual({
    status: 413,
    message: 'payload_too_large',
  })
})

test('data after a picture or hidden in it is not stored', async () => {
  const script = '<script>alert("polyglot")</script>'
  const content = Buffer.concat([
    await picture(40, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: script } })
      .toBuffer(),
    Buffer.from(script),
  ])
  const { data } = await upload(multipart(content, '../../etc/proof.html', 'text/html'))
  const sent = await read(data.file_id, booster)
  expect(sent.rawPayload.includes('polyglot')).toBe(false)
})

test('trust I8: truncated and mutated bodies never get a 5xx', async () => {
  const whole = multipart(await picture(60, 60).png().toBuffer())
  const seen = new Set<number>()
  for (let i = 0; i < 150; i++) {
    const at = Math.floor((i * whole.length) / 150)
    const cut = whole.subarray(0, at)
    const mutated = Buffer.from(whole)
    mutated.writeUInt8((mutated.readUInt8(at) + 1 + i) % 256, at)
    for (const body of [cut, mutated]) seen.add((await upload(body)).status)
  }
  for (const status of seen) expect(status).toBeLessThan(500)
  expect(seen).toContain(400)
  expect(await upload(noFile)).toEqual({
    status: 400,
    message: 'no_files_uploaded',
  })
})

test('the booster at work uploads for an order, and its customer and staff while there is something to dispute', async () => {
  const body = multipart(await picture(20, 20).png().toBuffer())
  const notFound = { status: 404, message: 'order_not_found' }
  const stranger = await signIn(services, (await insertBooster(services)).id)
  expect(await upload(body, order.id, stranger)).toEqual(notFound)
  const closed = await insertOrder(services, { status: 'completed', boosterId: booster.id })
  expect(await upload(body, closed.id)).toEqual(notFound)
  const waiting = await insertOrder(services, { status: 'waiting_for_booster' })
  const early = await signIn(services, waiting.customer_id)
  expect(await upload(body, waiting.id, early)).toEqual(notFound)
  const checked = await insertOrder(services, { status: 'verification_required' })
  const theirs = await signIn(services, checked.customer_id)
  expect((await upload(body, checked.id, theirs)).status).toBe(200)
  const staff = await signIn(services, (await insertStaff(services, ['EditOrders'])).id)
  expect((await upload(body, checked.id, staff)).status).toBe(200)
})

test('B31: pictures of an order are counted, even when they arrive together', async () => {
  const { customer_id, id } = await insertOrder(services, { status: 'verification_required' })
  const theirs = await signIn(services, customer_id)
  const body = multipart(await picture(20, 20).png().toBuffer())
  for (let n = 0; n < 18; n++) expect((await upload(body, id, theirs)).status).toBe(200)
  // As many as can be re-encoded or can wait at once.
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(body, id, theirs)))
  const refused = answers.filter(({ message }) => message === 'too_many_pictures')
  expect([refused.length, refused[0]?.status]).toEqual([3, 409])
  const kept = await services.db.selectFrom('files').select('id').where('order_id', '=', id).execute()
  expect(kept).toHaveLength(20)
})

test('B31: an unused picture is deleted after a day, file and row; a used one stays', async () => {
  const body = multipart(await picture(20, 20).png().toBuffer())
  const [forgotten, used] = [(await upload(body)).data.file_id, (await upload(body)).data.file_id]
  await record(services, booster, order.id, { ...wonAt('league-of-legends', 1070), proof_file_id: used })
  services.advance(23 * 3_600_000)
  expect(await deleteUnusedPictures(services)).toBe(0)
  services.advance(2 * 3_600_000)
  const { data: young } = await upload(body, order.id, await signIn(services, booster.id))
  const runs = await Promise.all([deleteUnusedPictures(services), deleteUnusedPictures(services)])
  expect(runs[0] + runs[1]).toBeGreaterThan(0)
  expect(await services.files.open(forgotten)).toBeNull()
  for (const id of [used, young.file_id]) expect((await read(id, booster)).statusCode).toBe(200)
  expect(await deleteUnusedPictures(services)).toBe(0)
})

test('trust I9: files are named by ids, never by paths', async () => {
  for (const name of ['..%2f..%2fsecrets.json', '../secrets.json', '%2e%2e%2fsecrets.json', 'secrets.json'])
    expect([400, 404]).toContain((await read(name, booster)).statusCode)
  await expect(services.files.open('../secrets.json')).rejects.toThrow(RangeError)
})
