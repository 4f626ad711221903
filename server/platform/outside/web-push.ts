/** The browser of a device, as it described itself: where its push service listens, and the keys to encrypt for it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * What a push service answered: it took the push; it knows the device no longer; it asks to wait (`ms` if it says how
 * long), or was spared a try (`untried`) because it has just failed; or it will never take this push.
 */
export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'wait'; ms: number | null; why: string; untried?: true }
  | { kind: 'refused'; why: string }

export type PushOptions = {
  /** How long the service keeps it for a device that is away. */
  ttlS: number
  /** What waits for the person may wake a device that saves power. */
  urgent: boolean
}

/** Sends pushes to browsers. */
export type WebPush = {
  /** What a browser subscribes with, in base64url; null where pushes are off. */
  publicKey: string | null
  /** Whether such a device can be sent to: its address is that of a known push service, and its keys are valid. */
  accepts(target: PushTarget): boolean
  /** Never throws: whatever fails on the way is an answer. */
  send(target: PushTarget, message: string, options: PushOptions): Promise<PushAnswer>
}

/** For shops without a key. */
export const noWebPush: WebPush = {
  publicKey: null,
  accepts: () => false,
  send: async () => ({ kind: 'refused', why: 'WEB_PUSH_PRIVATE_KEY is not set' }),
}
