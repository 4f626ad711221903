import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { AwayChoice } from './away-bar.tsx'

/** Takes the booster off the waves, and back on. */
export function useAway(): AwayChoice {
  const { call } = useApp()
  const { busy, run } = useAction()
  return {
    busy,
    onLeave: (hours) => void run(() => call('goAway', { body: { hours } })),
    onBack: () => void run(() => call('comeBack')),
  }
}
