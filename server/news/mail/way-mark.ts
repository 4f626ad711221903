import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link in a guest's order mail carries beside the order's id. It lets nobody in: whoever has it can have the way
 * in mailed to the order's own guest. Nobody can guess it, so an id alone tells a stranger nothing. As long as a link's
 * token, it is cut from logs like one (`withoutTokens`).
 */
export function wayMark(secretKey: string, orderId: string): string {
  return seal(secretKey, orderId).toString('base64url')
}

/** Whether a mark was made for this order. */
export function isWayMark(secretKey: string, orderId: string, mark: string): boolean {
  const given = Buffer.from(mark, 'base64url')
  const right = seal(secretKey, orderId)
  return given.length === right.length && timingSafeEqual(given, right)
}

function seal(secretKey: string, orderId: string): Buffer {
  return createHmac('sha256', secretKey).update(`way in v1 ${orderId}`).digest()
}
