import { hkdfSync } from 'node:crypto'
import type { WebPushSettings } from '../outside/https-web-push.ts'
import { type PushSenderKey, pushSenderKey } from './push-sender-key.ts'

/** The push services of the browsers; a star stands for one or more names before it. */
export const usualPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
]

type Given = {
  /** The secret of this machine, from which the demo makes its key; none in production. */
  madeFrom: string | undefined
  contact: string
}

/**
 * How pushes are sent: by the operator's key, in the demo by one of its own, else not at all. Throws a message for a key or a
 * host that is none.
 */
export function webPushOf(
  { WEB_PUSH_PRIVATE_KEY: text, WEB_PUSH_HOSTS: more }: Record<string, string | undefined>,
  { madeFrom, contact }: Given,
): WebPushSettings | undefined {
  const made = madeFrom && Buffer.from(hkdfSync('sha256', madeFrom, '', 'web push', 32)).toString('base64url')
  const hosts = [...usualPushHosts, ...hostsOf(more)]
  if (!text) return made ? { key: pushSenderKey(made), contact, hosts } : undefined
  return { key: keyOf(text), contact, hosts }
}

function keyOf(text: string): PushSenderKey {
  try {
    return pushSenderKey(text)
  } catch {
    throw new Error(
      'Invalid configuration: WEB_PUSH_PRIVATE_KEY must be a key of 32 bytes, as `openssl rand -base64 32` prints it.',
    )
  }
}

function hostsOf(list = ''): string[] {
  const hosts = list.split(',').flatMap((host) => host.trim().toLowerCase() || [])
  const wrong = hosts.find((host) => !/^(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(host))
  if (wrong)
    throw new Error(
      `Invalid configuration: WEB_PUSH_HOSTS has ${wrong}, which is no name of a host such as push.example or *.push.example.`,
    )
  return hosts
}
