import { useRef } from 'react'
import { minuteMs } from '#core/durations.ts'
import { useCall } from '../session/app-context.ts'
import { solveCaptcha } from './solve-captcha.ts'

// A challenge holds for 5 minutes; one that is older is not worth sending.
const freshFor = 4 * minuteMs

type Captcha = {
  /** Starts early, for instance when the first field is entered. */
  prepare: () => void
  /** The response for one call; each is used once. */
  take: () => Promise<string>
}

/** Solves a captcha while the form is being filled in. */
export function useCaptcha(): Captcha {
  const call = useCall()
  const work = useRef<{ response: Promise<string>; since: number } | null>(null)
  const current = () => {
    if (!work.current || Date.now() - work.current.since > freshFor) {
      const response = solveCaptcha(call)
      // Whoever takes it is told; until then nobody listens.
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
