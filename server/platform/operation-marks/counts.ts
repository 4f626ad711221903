import { Counter } from 'prom-client'

/** What this process has counted since its start, for `/metrics`; docs/operations.md, “Alerts”, says when to look. */
export const counts = {
  paymentCalls: new Counter({
    name: 'payment_provider_calls_total',
    help: 'Calls to the payment provider: done, refused for good, or failed with an unknown outcome',
    labelNames: ['provider', 'call', 'outcome'],
    registers: [],
  }),
  failedSweeps: new Counter({
    name: 'failed_sweeps_total',
    help: 'Sweeps of a job that ended with an error; the next run tries again',
    labelNames: ['sweep'],
    registers: [],
  }),
  pushes: new Counter({
    name: 'pushes_total',
    help: 'Pushes to browsers: sent, or why not; each time that one waits counts',
    labelNames: ['outcome'],
    registers: [],
  }),
  workerFailures: new Counter({
    name: 'offline_worker_failures_total',
    help: 'Browsers that could not register the offline worker, as they reported it',
    registers: [],
  }),
}
