import sharp from 'sharp'
import { expect, test } from 'vitest'
import { avatarSides } from '#core/base/pictures.ts'
import { deleteUnusedPictures } from '#server/files/delete-unused-pictures.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { hostileFiles, multipart, noFile, picture, postForm } from '#server/test/uploads.ts'

const { app, services } = await openApp()

async function person(columns: object = {}) {
  const { id } = await insertCustomer(services, columns)
  const token = await signIn(services, id)
  return {
    token,
    upload: (body: Buffer) => postForm(app, '/v1/users/@me/avatar', body, token),
    remove: () =>
      app.inject({
        method: 'DELETE',
        url: '/v1/users/@me/avatar',
        headers: { authorization: `Bearer ${token}` },
      }),
  }
}

const see = (id: string) => app.inject(`/v1/avatars/${id}`)

test('spec 2: a picture becomes two squares that anyone sees, sent so that a browser can only display them', async () => {
  const { token, upload } = await person()
  const wide = await picture(800, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
    .toBuffer()
  const { status, message, data } = await upload(multipart(wide, 'me.html', 'text/html'))
  expect([status, message]).toEqual([200, 'profileUpdated'])
  for (const size of ['small', 'large'] as const) {
    const sent = await see(data.profile.avatar[size])
    expect(sent.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { format, width, height, exif } = await sharp(sent.rawPayload).metadata()
    expect([format, width, height, exif]).toEqual(['webp', avatarSides[size], avatarSides[size], undefined])
  }
  const me = await app.inject({ url: '/v1/users/@me', headers: { authorization: `Bearer ${token}` } })
  expect(me.json().data.user.avatar).toEqual(data.profile.avatar)
})

test('trust I7: no hostile file becomes a picture of someone', async () => {
  const { upload } = await person()
  for (const [i, content] of (await hostileFiles()).entries())
    expect([i, await upload(multipart(content))]).toEqual([i, { status: 415, message: 'bad_file_extension' }])
  expect(await upload(noFile)).toEqual({ status: 400, message: 'no_files_uploaded' })
  expect((await upload(multipart(Buffer.alloc(9 * 1024 * 1024)))).message).toBe('payload_too_large')
})

test('a replaced or removed picture is gone for everyone at once, and its files with the next sweep', async () => {
  const { upload, remove } = await person()
  const body = multipart(await picture(120, 90).png().toBuffer())
  const first = (await upload(body)).data.profile.avatar
  const second = (await upload(body)).data.profile.avatar
  expect((await see(first.large)).statusCode).toBe(404)
  expect((await see(second.small)).statusCode).toBe(200)
  expect((await remove()).json().data.profile.avatar).toBeNull()
  expect((await see(second.small)).json()).toEqual({ message: 'not_found' })
  services.advance(25 * 3_600_000)
  expect(await deleteUnusedPictures(services)).toBe(4)
  expect(await services.files.open(second.large)).toBeNull()
})

test('a picture of someone is no file of an order, and a guest has none', async () => {
  const { token, upload } = await person()
  const body = multipart(await picture(120, 120).webp().toBuffer())
  const { large } = (await upload(body)).data.profile.avatar
  const file = await app.inject({
    url: `/v1/files/${large}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(file.statusCode).toBe(404)
  const guest = await person({ kind: 'guest', username: 'Guest 7100' })
  expect(await guest.upload(body)).toEqual({ status: 403, message: 'account_needed' })
})
