import { load, row } from './measuring/load.ts'
import { startProduct } from './measuring/server.ts'
import { signedIn } from './measuring/sign-in.ts'

/** A signed-in page with its data, against the call that brings the same data without a page. */
const product = await startProduct()
try {
  const pages = [
    ['mira', '/dashboard/my-orders', '/v1/orders'],
    ['kestrel', '/dashboard/booster/available-orders', '/v1/orders/available'],
    ['admin', '/dashboard/admin/orders/completed', '/v1/orders/state/completed'],
  ] as const
  for (const [who, page, call] of pages) {
    const { headers } = await signedIn(product.url, who)
    const cookie = headers.authorization.replace('Bearer ', 'access_token=')
    const yardstick = await load({ url: product.url + call, headers })
    // At most three times the time: at least a third of the requests.
    row(page, await load({ url: product.url + page, headers: { cookie } }), yardstick, 0.33)
  }
} finally {
  await product.stop()
}
