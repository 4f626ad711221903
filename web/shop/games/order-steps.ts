import type { Step } from './how-it-works.tsx'

/** The steps of an order, which all services of all games share. */
export const steps = {
  set: { key: 'set', title: 'service.how.set', text: 'service.how.setText' },
  hand: { key: 'hand', title: 'service.how.hand', text: 'service.how.handText' },
  watch: { key: 'watch', title: 'service.how.watch', text: 'service.how.watchText' },
  check: { key: 'check', title: 'service.how.check', text: 'service.how.checkText' },
} satisfies Record<string, Step>
