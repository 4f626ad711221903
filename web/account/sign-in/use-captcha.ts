import { useRef, useState } from 'react'
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
  /** The form was sent and waits for the response. */
  waiting: boolean
}

type Work = { response: Promise<string>; since: number; solved: boolean }

/** Solves a captcha while the visitor fills in the form. */
export function useCaptcha(): Captcha {
  const call = useCall()
  const work = useRef<Work | null>(null)
  const [waiting, setWaiting] = useState(false)
  const current = () => {
    if (!work.current || Date.now() - work.current.since > freshFor) {
      const started: Work = { response: solveCaptcha(call), since: Date.now(), solved: false }
      // `take` passes the error to its caller; before that, the failure is only cleared.
      started.response.then(
        () => {
          started.solved = true
        },
        () => {
          work.current = null
        },
      )
      work.current = started
    }
    return work.current
  }
  return {
    waiting,
    prepare: () => void current(),
    take: async () => {
      const { response, solved } = current()
      work.current = null
      if (solved) return response
      setWaiting(true)
      return response.finally(() => setWaiting(false))
    },
  }
}
