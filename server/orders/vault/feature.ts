import type { Feature } from '#server/platform/ports/feature.ts'
import { expireLoginCodes } from './expire-login-codes.ts'
import { rewrapCredentials } from './rewrap-credentials.ts'

export const vault: Feature = {
  sweeps: {
    'expire-login-codes': { each: 'minute', run: expireLoginCodes },
    'rewrap-credentials': { each: 'hour', run: rewrapCredentials },
  },
}
