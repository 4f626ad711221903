import { EditorContent } from '@tiptap/react'
import { useEffect, useEffectEvent } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { wordsOf } from '../document/word-difference.ts'
import { alignRows } from './align-rows.ts'
import { BlockNotes } from './block-notes.tsx'
import { FieldLines, SlugLine } from './field-lines.tsx'
import type { DeskState } from './use-desk-post.ts'
import type { DraftEditor } from './use-draft-editor.ts'
import type { People } from './use-presence.ts'
import { useRows } from './use-rows.ts'

type Props = {
  desk: DeskState
  source: DraftEditor
  other: DraftEditor | null
  active: 'source' | 'other'
  onActive: (side: 'source' | 'other') => void
  people: People
  uploading: boolean
}

/** Source and translation, each line of one beside that of the other; below 900 px one at a time. */
export function Columns(props: Props) {
  const { desk, source, other, active, onActive, people, uploading } = props
  const { t } = useApp()
  const rows = useRows(source, other)
  const sides = other ? ([source, other] as const) : ([source] as const)
  useAlignment(source, other, rows.translationIds)
  const name = (text: DraftEditor) => localeInfo(text.draft.language).name
  return (
    <>
      {other && (
        <Segment
          className="mx-4 mt-3 min-[900px]:hidden"
          label={t('blogdesk.shown')}
          hideLabel
          value={active}
          options={[
            { value: 'source', label: name(source) },
            { value: 'other', label: name(other) },
          ]}
          onChange={onActive}
        />
      )}
      <div className="desk-columns" data-active={active} data-alone={other ? undefined : ''}>
        {sides.map((text, side) => (
          <div key={text.draft.language} className="desk-cell" data-side={side === 0 ? 'source' : 'other'}>
            <div className="flex min-h-18 items-center justify-between gap-3 py-3">
              {side === 0 ? (
                <h2 className="type-label">{name(text)}</h2>
              ) : (
                <LanguageSelect
                  desk={desk}
                  language={text.draft.language}
                  flush={() => source.sync.flush()}
                />
              )}
              {side === 0 ? (
                <Chip icon={<Icon name="check" size={16} />}>{t('blogdesk.source')}</Chip>
              ) : (
                <ToCheck stale={rows.stale.size} missing={rows.missing.length} />
              )}
            </div>
          </div>
        ))}
        {sides.map((text, side) => (
          <div key={text.draft.language} className="desk-cell" data-side={side === 0 ? 'source' : 'other'}>
            <SlugLine desk={desk} text={text} />
          </div>
        ))}
        {(['title', 'description'] as const).map((field) =>
          sides.map((text, side) => (
            <div
              key={`${field} ${text.draft.language}`}
              className="desk-cell"
              data-side={side === 0 ? 'source' : 'other'}
            >
              <FieldLines
                text={text}
                field={field}
                source={side === 0 ? null : source}
                onFocus={() => onActive(side === 0 ? 'source' : 'other')}
              />
            </div>
          )),
        )}
        {sides.map((text, side) => (
          <div
            key={text.draft.language}
            className="desk-cell desk-text"
            data-side={side === 0 ? 'source' : 'other'}
            onFocusCapture={() => onActive(side === 0 ? 'source' : 'other')}
          >
            <EditorContent editor={text.editor} />
            <BlockNotes text={text} source={side === 0 ? null : source} rows={rows} />
          </div>
        ))}
      </div>
      <p className="type-small flex flex-wrap gap-x-6 gap-y-1 border-line border-t bg-ground px-4 py-3 text-ink-2 lg:px-8">
        {sides.map((text) => (
          <Count key={text.draft.language} text={text} />
        ))}
        <span className="grow" />
        {uploading && <span role="status">{t('blogdesk.uploading')}</span>}
        {people.map(({ user_id, username, language }) => (
          <span key={`${user_id} ${language}`}>
            {t('blogdesk.editing', { name: username, language: localeInfo(language).name })}
          </span>
        ))}
      </p>
    </>
  )
}

type SelectProps = { desk: DeskState; language: LocaleCode; flush: () => Promise<void> }

function LanguageSelect({ desk: { post }, language, flush }: SelectProps) {
  const { t } = useApp()
  const [search, write] = useSearchParams()
  return (
    <Select
      aria-label={t('blogdesk.translation')}
      value={language}
      onChange={async ({ target }) => {
        const next = new URLSearchParams(search)
        next.set('with', target.value)
        await flush()
        write(next)
      }}
    >
      {post.offered
        .filter((code) => code !== post.source_language)
        .map((code) => (
          <option key={code} value={code} lang={localeInfo(code).tag}>
            {localeInfo(code).name}
          </option>
        ))}
    </Select>
  )
}

function ToCheck({ stale, missing }: { stale: number; missing: number }) {
  const { t } = useApp()
  if (stale + missing === 0)
    return (
      <Chip tone="good" icon={<Icon name="check" size={16} />}>
        {t('blogdesk.complete')}
      </Chip>
    )
  return (
    <Chip tone="warning" icon={<Icon name="circle-alert" size={16} />}>
      {missing > 0 ? t('blogdesk.toTranslate', { count: missing }) : t('blogdesk.toCheck', { count: stale })}
    </Chip>
  )
}

function Count({ text }: { text: DraftEditor }) {
  const { t } = useApp()
  const { language } = text.draft
  const words = text.sync.text.blocks.map(({ block }) => wordsOf(block)).join(' ')
  const segments = new Intl.Segmenter(localeInfo(language).tag, { granularity: 'word' }).segment(words)
  const count = [...segments].filter(({ isWordLike }) => isWordLike).length
  return <span>{t('blogdesk.words', { language: localeInfo(language).name, count })}</span>
}

/** Rows follow what is typed, what loads and how wide the page is. */
function useAlignment(source: DraftEditor, other: DraftEditor | null, ids: readonly string[]): void {
  const first = source.editor
  const second = other?.editor ?? null
  const align = useEffectEvent(() => {
    if (!first || !second || !other) return
    const sheets = [first.view.dom, second.view.dom]
    if (!sheets.every((sheet) => sheet.checkVisibility())) return
    const sourceIds = source.sync.text.blocks.map(({ id }) => id)
    alignRows(
      { sheet: first.view.dom, places: source.places, ids: sourceIds },
      { sheet: second.view.dom, places: other.places, ids },
    )
  })
  useEffect(() => {
    if (!first || !second) return
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => align())
    }
    const observer = new ResizeObserver(soon)
    for (const { view } of [first, second]) observer.observe(view.dom)
    first.on('transaction', soon)
    second.on('transaction', soon)
    soon()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      first.off('transaction', soon)
      second.off('transaction', soon)
    }
  }, [first, second])
}
