import { useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { typedAmount, wholeNumber } from '#core/base/typed-numbers.ts'
import { noTexts } from '#core/raffles/raffles.ts'
import { localeCodes, localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { RaffleMountain } from '#web/kit/drawing/raffle-mountain/raffle-mountain.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import type { Draft } from './raffle-draft.ts'

type Props = { draft: Draft; last: number }

/** The head of the public page on a phone, in any language, while it is written. */
export function RafflePreview({ draft, last }: Props) {
  const { t, format, site } = useApp()
  const languages = (site.languages ?? localeCodes) as readonly LocaleCode[]
  const [shown, show] = useState<LocaleCode>('en')
  const own = draft.texts[shown] ?? noTexts
  const place = localeInfo(shown)
  return (
    <aside className="sticky top-6 max-xl:static">
      <div className="flex items-center justify-between gap-3">
        <h2 className="label">{t('raffledesk.publicPage')}</h2>
        <Select
          aria-label={t('shell.language')}
          value={shown}
          onChange={(event) => show(event.target.value as LocaleCode)}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {localeInfo(code).name}
            </option>
          ))}
        </Select>
      </div>
      <div
        lang={place.tag}
        dir={place.dir}
        className="mt-3 max-w-80 overflow-hidden rounded-panel border border-line bg-surface-1 p-4 shadow-lifted"
      >
        <p className="type-caption wrap-anywhere text-ink-3">{own.title || '…'}</p>
        <p className="type-h3 mt-1 wrap-anywhere">{own.prize || '…'}</p>
        <RaffleMountain dir={place.dir} last={last} frame="phone" className="mt-3" />
        <p className="type-price-row mt-3 tabular-nums">
          {format.money(typedAmount(draft.value) ?? 0)} × {format.number(wholeNumber(draft.places))}
        </p>
        {own.about && (
          <p className="type-small mt-2 line-clamp-4 whitespace-pre-line text-ink-2">{own.about}</p>
        )}
      </div>
    </aside>
  )
}
