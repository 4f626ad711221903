import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { RosterEntry, RosterReply } from './roster-types.ts'

const AskFirst = opensLater(() => import('#web/account/settings/ask-first.tsx'))

type Props = { booster: RosterEntry; onReply: (reply: RosterReply) => void }

/** Pauses a booster's new orders, lets them claim again, or ends their work. */
export function WorkPart({ booster, onReply }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const revalidate = useRevalidate()
  const [ending, setEnding] = useState(false)
  const { state, username: name, refusals, user_id } = booster
  if ((state !== 'active' && state !== 'paused') || refusals.pause) return null
  const params = { user_id }
  const turn = async () =>
    onReply(await call(state === 'active' ? 'pauseBooster' : 'resumeBooster', { params }))
  const end = async () => {
    onReply(await call('endBooster', { params }))
    void showSuccess(t('roster.ended', { name }))
    void revalidate()
  }
  return (
    <section className="person-part" aria-labelledby="roster-work">
      <h3 id="roster-work" className="type-h3">
        {t('roster.work')}
      </h3>
      <p className="type-small mt-1 text-ink-2">{t('roster.workActive')}</p>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <Button
          variant="outline"
          busy={busy}
          onClick={() => run(turn, t(state === 'active' ? 'roster.paused' : 'roster.resumed', { name }))}
        >
          {t(state === 'active' ? 'roster.pause' : 'roster.resume')}
        </Button>
        <Button
          variant="danger"
          disabledReason={refusals.end ? t(`roster.refusal.${refusals.end}`) : null}
          onClick={() => setEnding(true)}
        >
          {t('roster.end')}
        </Button>
      </div>
      {ending && (
        <AskFirst
          title={t('roster.endTitle', { name })}
          text={t('roster.workActive')}
          stay={t('roster.keep')}
          go={t('roster.end')}
          run={end}
          onClose={() => setEnding(false)}
        />
      )}
    </section>
  )
}
