import { madeUpNow } from '#web/orders/order/page/made-up-states.ts'

/** Imported first: it stops this page's clock at the instant that the made-up orders assume. */
globalThis.Date = new Proxy(Date, {
  construct: (Clock, given) => Reflect.construct(Clock, given.length === 0 ? [madeUpNow] : given),
  get: (Clock, name) => (name === 'now' ? () => madeUpNow : Reflect.get(Clock, name)),
})
