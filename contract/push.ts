import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, success } from './values.ts'

/** What a push brings to a browser's worker, encrypted on its way. */
export type PushMessage = {
  /** The notification, which each device shows once. */
  id: number
  title: string
  text: string
  /** The path of what it is about. */
  url: string
  lang: string
  dir: 'ltr' | 'rtl'
}

export const push = z.object({
  /** What a browser subscribes with; null where the shop has no pushes. */
  key: z.string().nullable(),
  /** Where this session's pushes go, so that its browser sees whether that is still true. */
  endpoint: z.string().nullable(),
  /** Sessions whose browsers get pushes, the newest first. */
  devices: z.array(
    z.object({
      session_id: id,
      /** Null for a browser that doesn't say what it is. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** Whether a push says what happened, also on a locked screen. */
      details: z.boolean(),
      current: z.boolean(),
      since: instant,
      last_push_at: instant.nullable(),
    }),
  ),
})

const reply = success(z.object({ push }))
const params = z.strictObject({ session_id: id })

const exampleDevice = {
  session_id: '4f7a1c70-55c4-4f0e-9f60-0a8a4d1d2b11',
  browser: 'Chrome',
  system: 'Android',
  details: false,
  current: true,
  since: '2026-11-28T10:00:00.000Z',
  last_push_at: null,
}
const exampleEndpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA'
const exampleKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
export const examplePush = { key: exampleKeys.p256dh, endpoint: exampleEndpoint, devices: [exampleDevice] }
const example = {
  reply: { data: { push: examplePush } },
}

export const pushContract = {
  getPush: endpoint({
    summary: 'List one’s own devices that get pushes, with the public key that a browser subscribes with',
    guard: 'authentication',
    reply,
    errors: [],
    example,
  }),
  savePushDevice: endpoint({
    summary:
      'Send pushes to this session’s browser, as its subscription describes it; a second one replaces the first. Pushes end with the session',
    guard: 'authentication',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https$/ }).max(1024),
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}={0,2}$/),
    }),
    reply,
    errors: ['push_off', 'push_service_unknown'],
    perMinute: 10,
    example: { body: { endpoint: exampleEndpoint, ...exampleKeys }, ...example },
  }),
  choosePushDetails: endpoint({
    summary: 'Choose whether the pushes to one of one’s own devices say what happened',
    guard: 'authentication',
    params,
    body: z.strictObject({ details: z.boolean() }),
    reply,
    errors: ['not_found'],
    perMinute: 30,
    example: { body: { details: true }, ...example },
  }),
  removePushDevice: endpoint({
    summary: 'Send no more pushes to one of one’s own devices',
    guard: 'authentication',
    params,
    reply,
    errors: ['not_found'],
    perMinute: 30,
    example,
  }),
}
