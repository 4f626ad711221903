import { type FormEvent, useState } from 'react'
import { longestReply } from '#core/boosters/reviews.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'

type Props = {
  orderId: string
  reply: string | null
  /** Whether it can be closed without an answer, too. */
  leaves?: boolean
  onDone: () => void
}

/** The booster's answer to a review. */
export function ReplyForm({ orderId, reply, leaves = reply !== null, onDone }: Props) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  const [text, setText] = useState(reply ?? '')
  const missing = text.trim() === '' ? t('reviews.replyMissing') : null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    const params = { order_id: orderId }
    if (await run(() => call('answerReview', { params, body: { reply: text } }), t('reviews.answered')))
      onDone()
  }
  const hint = t('reviews.length', {
    count: format.number(text.length),
    most: format.number(longestReply),
  })
  return (
    <form className="mt-4 grid gap-3" onSubmit={submit}>
      <Field label={t('reviews.reply')} hint={hint}>
        <TextArea
          rows={2}
          dir="auto"
          maxLength={longestReply}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-start gap-2">
        <Button type="submit" variant="outline" size="small" busy={busy} disabledReason={missing}>
          {t(reply ? 'reviews.saveReply' : 'reviews.postReply')}
        </Button>
        {leaves && (
          <Button offline variant="quiet" size="small" onClick={onDone}>
            {t('reviews.leave')}
          </Button>
        )}
      </div>
    </form>
  )
}
