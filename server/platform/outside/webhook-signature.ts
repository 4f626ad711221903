import { createHmac, timingSafeEqual } from 'node:crypto'
import { webhookToleranceSeconds } from './payment-provider.ts'

/** A header that signs a body at a time: `t=<seconds>,v1=<hex HMAC-SHA-256 of "seconds.body">`. */
export function signWebhook(secret: string, body: Buffer | string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/**
 * Whether a header signs the body and its time is within the tolerance of now, before or after; compared in constant
 * time (trust M3).
 */
export function isSigned(secret: string, body: Buffer, header: unknown, now: Date): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  if (!time || !hex) return false
  const fresh = Math.abs(now.getTime() / 1000 - Number(time)) <= webhookToleranceSeconds
  const same = timingSafeEqual(Buffer.from(hex, 'hex'), macOf(secret, Number(time), body))
  return fresh && same
}

function macOf(secret: string, seconds: number, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
