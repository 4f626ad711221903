import { type ReactNode, useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { typedAmount, wholeNumber } from '#core/base/typed-numbers.ts'
import {
  isWritten,
  maximumCost,
  mostWinners,
  noTexts,
  prizeKinds,
  type RaffleTexts,
  raffleLengths,
  slugOf,
} from '#core/raffles/raffles.ts'
import { localeCodes, localeInfo } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { Draft, DraftErrors } from './raffle-draft.ts'

type Props = {
  draft: Draft
  errors: DraftErrors
  /** It has opened: only texts can change. */
  isFixed: boolean
  /** It has ended: nothing can. */
  isOver: boolean
  onChange: (changed: Partial<Draft>) => void
}

/** Prize, dates, who can enter, texts in every language, and what makes the draw fair. */
export function RaffleFields(props: Props) {
  const { t } = useApp()
  return (
    <div className="grid gap-8">
      <Part title={t('raffledesk.prize')}>
        <Prize {...props} />
      </Part>
      <Part title={t('raffledesk.dates')}>
        <Dates {...props} />
      </Part>
      <Part title={t('raffledesk.who')}>
        <p className="flex items-center gap-3 rounded-small border border-line border-dashed p-3 text-ink-2">
          <Icon name="lock" size={18} /> {t('raffledesk.whoText')}
        </p>
      </Part>
      <Part title={t('raffledesk.texts')}>
        <Texts {...props} />
      </Part>
      <Part title={t('raffledesk.fair')}>
        <p className="text-ink-2">{t('raffledesk.fairText')}</p>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-line border-b pb-8 md:grid-cols-[8rem_minmax(0,1fr)]">
      <h2 className="type-h3">{title}</h2>
      <div className="grid min-w-0 gap-4">{children}</div>
    </section>
  )
}

function Prize({ draft, errors, isFixed, onChange }: Props) {
  const { t, format } = useApp()
  const cost = maximumCost({
    prizeValue: typedAmount(draft.value) ?? 0,
    winners: wholeNumber(draft.places),
  })
  return (
    <>
      <Segment
        label={t('raffledesk.kind')}
        value={draft.kind}
        options={prizeKinds.map((value) => ({
          value,
          label: t(`raffledesk.kind.${value}`),
          disabled: isFixed,
        }))}
        onChange={(kind) => onChange({ kind })}
        hint={t(`raffledesk.kindHint.${draft.kind}`)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('raffledesk.value')} error={errors.value ? t(errors.value) : null}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            disabled={isFixed}
            value={draft.value}
            onChange={(event) => onChange({ value: event.target.value })}
          />
        </Field>
        <Field
          label={t('raffles.places')}
          hint={t('raffledesk.placesHint', { most: mostWinners })}
          error={errors.places ? t(errors.places) : null}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            disabled={isFixed}
            value={draft.places}
            onChange={(event) => onChange({ places: event.target.value })}
          />
        </Field>
      </div>
      <p className="type-small text-ink-2">{t('raffledesk.cost', { amount: format.money(cost) })}</p>
    </>
  )
}

function Dates({ draft, errors, isFixed, onChange }: Props) {
  const { t, site } = useApp()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('raffledesk.opens')} hint={t('raffledesk.zone', { zone: site.timeZone })}>
        <TextInput
          type="datetime-local"
          disabled={isFixed}
          value={draft.opens}
          onChange={(event) => onChange({ opens: event.target.value })}
        />
      </Field>
      <Field
        label={t('raffledesk.closes')}
        hint={t('raffledesk.closesHint')}
        error={errors.closes ? t(errors.closes) : null}
      >
        <TextInput
          type="datetime-local"
          disabled={isFixed}
          value={draft.closes}
          onChange={(event) => onChange({ closes: event.target.value })}
        />
      </Field>
    </div>
  )
}

function Texts(props: Props) {
  const { draft, errors, isFixed, onChange } = props
  const { t, site } = useApp()
  const languages = (site.languages ?? localeCodes) as readonly LocaleCode[]
  const source = languages.includes('en') ? 'en' : (languages[0] ?? 'en')
  const [shown, show] = useState<LocaleCode>(source)
  return (
    <>
      <Languages draft={draft} languages={languages} shown={shown} onShow={show} />
      {textParts.map((part) => (
        <div key={part} className={shown === source ? '' : 'grid gap-x-4 lg:grid-cols-2'}>
          {/* What is translated, beside its translation; a narrow screen has one at a time. */}
          {shown !== source && (
            <TextField {...props} part={part} language={source} className="max-lg:hidden" />
          )}
          <TextField {...props} part={part} language={shown} hint={hintOf(t, part)} />
        </div>
      ))}
      <Field
        label={t('raffledesk.slug')}
        hint={t('raffledesk.slugHint')}
        error={errors.slug ? t(errors.slug) : null}
      >
        <TextInput
          dir="ltr"
          disabled={isFixed}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          placeholder={slugOf(draft.texts.en?.title ?? '')}
          value={draft.slug}
          onChange={(event) => onChange({ slug: event.target.value })}
        />
      </Field>
    </>
  )
}

const textParts = ['title', 'prize', 'about', 'terms'] as const satisfies readonly (keyof RaffleTexts)[]

function hintOf(t: Translate, part: keyof RaffleTexts): string | undefined {
  if (part === 'about') return
  return t(
    (
      {
        title: 'raffledesk.titleHint',
        prize: 'raffledesk.prizeTextHint',
        terms: 'raffledesk.termsHint',
      } as const
    )[part],
  )
}

type TextProps = Pick<Props, 'draft' | 'isOver' | 'onChange'> & {
  part: keyof RaffleTexts
  language: LocaleCode
  hint?: string | undefined
  className?: string
}

function TextField({ draft, isOver, onChange, part, language, hint, className = '' }: TextProps) {
  const { t } = useApp()
  const { tag, dir, name } = localeInfo(language)
  const own = draft.texts[language] ?? noTexts
  const label = {
    title: 'raffledesk.title',
    prize: 'raffledesk.prizeText',
    about: 'raffledesk.about',
    terms: 'raffledesk.terms',
  } as const
  const control = {
    lang: tag,
    dir,
    disabled: isOver,
    maxLength: raffleLengths[part],
    value: own[part],
    onChange: (event: { target: { value: string } }) =>
      onChange({ texts: { ...draft.texts, [language]: { ...own, [part]: event.target.value } } }),
  }
  return (
    <Field label={t(label[part], { language: name })} hint={hint} className={className}>
      {part === 'title' || part === 'prize' ? <TextInput {...control} /> : <TextArea {...control} />}
    </Field>
  )
}

type LanguagesProps = {
  draft: Draft
  languages: readonly LocaleCode[]
  shown: LocaleCode
  onShow: (language: LocaleCode) => void
}

function Languages({ draft, languages, shown, onShow }: LanguagesProps) {
  const { t } = useApp()
  const written = { texts: draft.texts as Record<string, RaffleTexts> }
  const ready = languages.filter((code) => isWritten(written, code))
  return (
    <fieldset>
      <legend className="label mb-2">
        {t('raffledesk.languagesReady', { count: ready.length, all: languages.length })}
      </legend>
      <div className="flex flex-wrap gap-2">
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            lang={localeInfo(code).tag}
            aria-pressed={code === shown}
            className={`flex items-center gap-2 rounded-small border px-3 py-2 ${code === shown ? 'border-ink font-semibold' : 'border-line'}`}
            onClick={() => onShow(code)}
          >
            <Icon name={ready.includes(code) ? 'check' : 'minus'} size={16} />
            {localeInfo(code).name}
            <span className="sr-only">
              {t(ready.includes(code) ? 'raffledesk.ready' : 'raffledesk.notReady')}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
