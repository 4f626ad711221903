import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success } from './values.ts'

const reportWorkerFailure = endpoint({
  summary: 'Count that a browser could not register the offline worker; nothing about the browser is kept',
  guard: 'public',
  reply: success(z.object({})),
  reads: true,
  errors: [],
  perMinute: 3,
})

export const installedAppContract = { reportWorkerFailure }
