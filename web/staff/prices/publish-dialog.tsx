import { type FormEvent, useState } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { pricesNeedColleague } from '#core/money/staff-limits.ts'
import { type PriceDifference, priceDifferences } from '#core/prices/price-differences.ts'
import { contentOf, type PriceValues, priceField } from '#core/prices/price-values.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { DifferenceList } from './difference-list.tsx'
import { EffectTable } from './effect-table.tsx'
import type { Version } from './price-history.tsx'

export type Publication = {
  /** The prices to publish. */
  values: PriceValues
  /** The version that it changes, null for the first, and the values it starts from. */
  head: Version | null
  base: PriceValues
  reason: string
  /** Whether it publishes the draft, which then ends. Publishing an old version leaves the draft as it is. */
  ofDraft: boolean
}

/** `onDone` learns whether the prices were published, or wait for a colleague. */
type Props = Publication & { onClose: () => void; onDone: (isPublished: boolean) => void }

/** When and why: the last review of the changes before everyone pays them. */
export default function PublishDialog({ values, head, base, reason, onClose, onDone }: Props) {
  const { t } = useApp()
  const times = useTimes()
  // What is confirmed here stays what it was when the dialog opened, even if the page behind it reloads its data.
  const [publication] = useState({ values, head, base })
  const scheduled = publication.head?.state === 'scheduled'
  const [when, setWhen] = useState<'now' | 'later'>(scheduled ? 'later' : 'now')
  const [date, setDate] = useState('')
  const [words, setWords] = useState(reason)
  const differences = priceDifferences(publication.base, publication.values)
  const unchanged = publication.head && differences.length === 0
  // Nobody calculated it for this shop, so publishing it as it is asks once more.
  const asProposed = !publication.head && differences.length === 0
  const [sure, setSure] = useState(false)
  const unsure = asProposed && !sure ? t('prices.proposalUnsure') : null
  const large = differences.filter(isLarge).length
  const at = when === 'later' && date ? new Date(date) : null
  const { busy, refusal, publish } = usePublishing(onDone)
  const missing = words.trim().length < 3 ? t('prices.reasonMissing') : null
  const [now] = useState(Date.now)
  const isPast = at !== null && at.getTime() <= now
  const undated =
    when !== 'later' ? null : !at ? t('prices.dateMissing') : isPast ? t('prices.datePast') : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!missing && !undated && !unsure) void publish(publication, words, at)
  }
  return (
    <FormDialog
      open
      dirty={!busy && (words !== reason || date !== '')}
      onClose={onClose}
      size="wide"
      title={t('prices.publishTitle')}
      closeLabel={t('shell.close')}
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <div className="changes-scroll">
          <DifferenceList
            differences={differences}
            oldName={publication.head ? undefined : t('prices.proposal')}
          />
          {unchanged && <p className="type-small text-ink-2">{t('prices.nothingChanged')}</p>}
        </div>
        {differences.length > 0 && (
          <div className="changes-scroll">
            <EffectTable
              game={null}
              base={publication.base}
              values={publication.values}
              first={!publication.head}
              most={3}
            />
          </div>
        )}
        {needsColleague(publication) && <Notice>{t('prices.needsColleague')}</Notice>}
        {large > 0 && <Notice tone="warning">{t('prices.largeChanges', { count: large })}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Segment
            label={t('prices.when')}
            value={when}
            options={[
              { value: 'now', label: t('prices.atOnce'), disabled: scheduled },
              { value: 'later', label: t('prices.later') },
            ]}
            hint={
              scheduled && head
                ? t('prices.afterScheduled', {
                    version: head.version,
                    time: times.dateTime(head.effective_at),
                  })
                : undefined
            }
            onChange={setWhen}
          />
          {when === 'later' && (
            <Field
              label={t('prices.date')}
              hint={at ? t('prices.utc', { time: utcText(at) }) : t('prices.localTime')}
              error={isPast ? t('prices.datePast') : undefined}
            >
              <TextInput
                type="datetime-local"
                value={date}
                min={localMinute(now)}
                onChange={(event) => setDate(event.target.value)}
              />
            </Field>
          )}
        </div>
        <Field label={t('prices.reason')} hint={t('prices.reasonHint')}>
          <TextArea
            rows={2}
            maxLength={300}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        {asProposed && (
          <Checkbox checked={sure} onChange={(event) => setSure(event.target.checked)}>
            {t('prices.proposalSure')}
          </Checkbox>
        )}
        {refusal && <ErrorNote message={refusal} />}
        <div className="dialog-foot mt-2 justify-end">
          <Button variant="outline" onClick={onClose}>
            {t('prices.back')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabledReason={unchanged ? t('prices.nothingChanged') : (missing ?? undated ?? unsure)}
          >
            {when === 'now' ? t('prices.publishNow') : t('prices.schedule')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}

function needsColleague({ head, base, values }: Pick<Publication, 'head' | 'base' | 'values'>): boolean {
  return pricesNeedColleague(head && contentOf(base), contentOf(values))
}

/** More than half up or down is rarely intended. */
function isLarge({ path, from, to }: PriceDifference): boolean {
  return priceField(path)?.kind === 'price' && from !== null && to !== null && Math.abs(to - from) > from / 2
}

/** In the format of the date and time field: local, to the minute. */
function localMinute(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * minuteMs
  return new Date(instant - offset).toISOString().slice(0, 16)
}

function utcText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function usePublishing(onDone: Props['onDone']) {
  const { call, t } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const publish = async (
    { values, head }: Pick<Publication, 'values' | 'head'>,
    reason: string,
    at: Date | null,
  ) => {
    setBusy(true)
    setRefusal(null)
    try {
      const effective_at = at ? at.toISOString() : null
      const based_on = head?.version ?? null
      const body = { content: contentOf(values), effective_at, reason: reason.trim(), based_on }
      const { data } = await call('publishPrices', { body })
      onDone(data !== null)
      void showSuccess(data ? t('prices.published', { version: data.version }) : t('shell.waitsForColleague'))
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      await revalidate()
      setBusy(false)
    }
  }
  return { busy, refusal, publish }
}
