import { madeUpNow } from '../orders/made-up-states.ts'

/** Imported first: on this page it is always the instant at which the made-up orders are looked at. */
globalThis.Date = new Proxy(Date, {
  construct: (Clock, given) => Reflect.construct(Clock, given.length === 0 ? [madeUpNow] : given),
  get: (Clock, name) => (name === 'now' ? () => madeUpNow : Reflect.get(Clock, name)),
})
