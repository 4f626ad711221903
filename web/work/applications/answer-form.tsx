import { type FormEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { applicationNoteLength } from '#core/boosters/applications.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { Rank } from './rank.tsx'

export type SentApplication = Contract['getApplication']['reply']['data']['application']

type Props = {
  sent: SentApplication
  /** The applicant's. */
  language: string
  onDirty: (dirty: boolean) => void
  onDone: () => void
}

const answers = ['accept', 'ask', 'refuse'] as const
type Answer = (typeof answers)[number]

/** Staff accept with a rank limit per game, ask, or refuse with a reason. */
export function AnswerForm({ sent, language, onDirty, onDone }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [answer, setAnswer] = useState<Answer>('accept')
  const [note, setNote] = useState('')
  const [ceilings, setCeilings] = useState<{ game: GameId; ceiling: Place }[]>(
    sent.content.accounts.map(({ game, ceiling }) => ({ game, ceiling })),
  )
  const { username, version, application_id } = sent
  const params = { application_id }
  const short = answer !== 'accept' && note.trim().length < applicationNoteLength.least
  const send = {
    accept: () => call('acceptApplication', { params, body: { version, ceilings } }),
    ask: () => call('askApplicant', { params, body: { version, question: note } }),
    refuse: () => call('refuseApplication', { params, body: { version, reason: note } }),
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (short || busy) return
    if (await run(send[answer], t(`applications.done.${answer}`, { username }))) onDone()
  }
  const write = (text: string) => {
    setNote(text)
    onDirty(text !== '')
  }
  return (
    <form className="mt-8 grid gap-5 border-t border-line pt-6" onSubmit={submit}>
      <Segment
        label={t('applications.answer')}
        hideLabel
        options={answers
          // Someone who was asked can't be asked again before they answer.
          .filter((each) => each !== 'ask' || sent.status === 'sent')
          .map((value) => ({ value, label: t(`applications.tab.${value}`) }))}
        value={answer}
        onChange={setAnswer}
      />
      {answer === 'accept' ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {ceilings.map(({ game, ceiling }) => (
              <Rank
                key={game}
                label={t('applications.limit', { game: t(`games.game.${game}`) })}
                game={games[game]}
                place={ceiling}
                onChange={(next) =>
                  setCeilings((now) =>
                    now.map((each) => (each.game === game ? { game, ceiling: next } : each)),
                  )
                }
              />
            ))}
          </div>
          <p className="type-small text-ink-2">{t('applications.acceptText')}</p>
        </>
      ) : (
        <Field
          label={t(answer === 'ask' ? 'applications.question' : 'applications.reason')}
          hint={t('applications.noteHint', { language })}
        >
          <TextArea
            rows={4}
            dir="auto"
            maxLength={applicationNoteLength.most}
            value={note}
            onChange={({ target }) => write(target.value)}
          />
        </Field>
      )}
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabledReason={short ? t('applications.noteShort') : null}
        >
          {t(`applications.${answer}Button`, { username })}
        </Button>
      </div>
    </form>
  )
}
