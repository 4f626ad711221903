import { useRef } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { useCall } from '#web/frame/session/app-context.ts'
import { solveCaptcha } from './solve-captcha.ts'

// A challenge is valid for 5 minutes; an older one isn't worth sending.
const freshFor = 4 * minuteMs

type Captcha = {
  /** Starts early, for example when the first field gets the focus. */
  prepare: () => void
  /** The response for one call; each response is used once. */
  take: () => Promise<string>
}

/** Solves a captcha while the visitor fills in the form. */
export function useCaptcha(): Captcha {
  const call = useCall()
  const work = useRef<{ response: Promise<string>; since: number } | null>(null)
  const current = () => {
    if (!work.current || Date.now() - work.current.since > freshFor) {
      const response = solveCaptcha(call)
      // `take` passes the error to its caller; before that, the failure is only cleared.
      response.catch(() => {
        work.current = null
      })
      work.current = { response, since: Date.now() }
    }
    return work.current.response
  }
  return {
    prepare: () => void current(),
    take: () => {
      const response = current()
      work.current = null
      return response
    },
  }
}
