import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { RefusedOrders } from './refused-orders.tsx'
import type { Run } from './use-bulk.ts'

type Props = {
  run: Run
  onStop: () => Promise<void>
  onUndo: () => Promise<void>
  onClose: () => void
}

/** How far an action on many orders is, and at its end what it left as it was. */
export function RunProgress({ run, onStop, onUndo, onClose }: Props) {
  const { t, format } = useApp()
  const { busy, run: act } = useAction()
  const [why, setWhy] = useState(false)
  const { action, state, count, done, left } = run
  const handled = done + left
  const words = {
    waiting: () => t('bulk.waiting'),
    running: () => t(`bulk.running.${action}`),
    stopped: () => t('bulk.stopped'),
    done: () => t(`bulk.done.${action}`, { count: done }),
  }[state]()
  return (
    <div className="grid w-full gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="me-auto">
          <b className="font-semibold">{words}</b>{' '}
          <span className="type-small text-ink-2 tabular-nums">
            {state === 'running' || state === 'stopped'
              ? t('bulk.progress', { done: format.number(handled), number: format.number(count), count })
              : null}
          </span>
        </p>
        {left > 0 && (
          <Button variant="link" size="small" aria-expanded={why} onClick={() => setWhy(!why)}>
            {t('bulk.left', { count: left })}
          </Button>
        )}
        {run.undo_until !== null && (
          <Button variant="outline" size="small" busy={busy} onClick={() => void act(onUndo)}>
            {t('bulk.undo')}
          </Button>
        )}
        {state === 'running' ? (
          <Button variant="outline" size="small" busy={busy} onClick={() => void act(onStop)}>
            {t('bulk.stop')}
          </Button>
        ) : (
          <IconButton label={t('shell.close')} icon={<Icon name="x" />} onClick={onClose} />
        )}
      </div>
      {state === 'running' && (
        <progress
          className="h-1.5 w-full overflow-hidden rounded-full accent-[var(--glow-ink)]"
          aria-label={words}
          max={count}
          value={handled}
        />
      )}
      {why && <RefusedOrders refused={run.refused} more={left - run.refused.length} />}
    </div>
  )
}
