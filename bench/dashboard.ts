import { bench } from './measuring/bench.ts'
import { load } from './measuring/load.ts'
import { signedIn } from './measuring/sign-in.ts'

/** A signed-in page with its data, compared with the call that returns the same data without a page. */
await bench(async ({ product, row }) => {
  const { url } = await product()
  const pages = [
    ['mira', '/dashboard/my-orders', '/v1/orders'],
    ['kestrel', '/dashboard/booster/available-orders', '/v1/orders/available'],
    ['admin', '/dashboard/admin/orders/completed', '/v1/orders/state/completed'],
  ] as const
  for (const [who, page, call] of pages) {
    const { headers } = await signedIn(url, who)
    const cookie = headers.authorization.replace('Bearer ', 'access_token=')
    const yardstick = await load({ url: url + call, headers })
    // At most three times as slow, that is, at least a third of the requests.
    row(page, await load({ url: url + page, headers: { cookie } }), yardstick, 0.33)
  }
})
