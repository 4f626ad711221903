import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { type ApplicationContent, emptyContent, pictureKinds } from '#core/boosters/applications.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertCustomer, signIn, type TestServices } from './factories.ts'

/** Everything that an application needs, except the pictures. */
export const anApplication: ApplicationContent = {
  ...emptyContent('Europe/Paris'),
  languages: [{ code: 'fr', level: 'native' }],
  experience: 'Five seasons above Diamond, mostly jungle. I coached a college team for a year.',
  accounts: [
    {
      game: 'league-of-legends',
      name: 'tarn#LYON',
      server: 'euw',
      now: { tier: 'grandmaster', division: null },
      best: { tier: 'challenger', division: null },
      ceiling: { tier: 'diamond', division: 1 },
    },
  ],
  hours: [{ day: 1, from: 34, to: 44 }],
  agreed: true,
}

const boundary = 'peakline-boundary'

/** A screenshot as multipart form data. */
export async function screenshot(width = 1200, height = 700): Promise<Buffer> {
  const content = await sharp({ create: { width, height, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rank.png"\r\ncontent-type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** A person with their own calls. */
export type Applicant = Awaited<ReturnType<typeof applicantOf>>

/** The calls that an applicant, or anyone else, makes about applications. */
export async function applicantOf(app: FastifyInstance, services: TestServices, caller?: Caller) {
  const person = caller ?? (await insertCustomer(services))
  const authorization = `Bearer ${await signIn(services, person.id)}`
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/v1/applications${path}`,
      headers: { authorization, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const upload = async (payload?: Buffer) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/applications/mine/pictures',
      headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: payload ?? (await screenshot()),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const save = (version: number, content: Partial<ApplicationContent> = {}) =>
    call('PUT', '/mine', { version, content: { ...anApplication, ...content }, locale: 'fr' })
  /** A complete draft; returns its version. */
  const complete = async (): Promise<number> => {
    const { data } = await save(0)
    const pictures = []
    for (const kind of pictureKinds) {
      const uploaded = await upload()
      pictures.push({
        game: 'league-of-legends' as const,
        kind,
        file_id: uploaded.data.file_id,
        name: 'rank.png',
        bytes: 1200,
      })
    }
    return (await save(data.version, { pictures })).data.version
  }
  /** Sends a complete application and returns it. */
  const send = async () => {
    const version = await complete()
    return (await call('POST', '/mine/send', { version })).data.application
  }
  return { person, call, upload, save, complete, send, authorization }
}
