import { useEffect, useRef, useState } from 'react'
import { fieldNames } from '#core/site/post-drafts.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import type { Version, VersionText } from '../desk-types.ts'
import {
  type BlockDifference,
  blockDifferences,
  type Piece,
  wordDifference,
} from '../document/word-difference.ts'
import type { DraftEditor } from '../editor/use-draft-editor.ts'
import { Pieces } from './pieces.tsx'

type Props = {
  version: VersionText
  /** The other version; null is the text as it is now. */
  other: VersionText | null
  text: DraftEditor
  choices: readonly Version[]
  onCompare: (versionId: string) => void
}

/** What a text has gained and lost since a version, or between two versions, the earlier one first, together or side by side, stepped change by change. */
export function HistoryView({ version, other, text, choices, onCompare }: Props) {
  const { t } = useApp()
  const times = useTimes()
  const [view, setView] = useState<'together' | 'beside'>('together')
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const { language } = text.draft
  const { tag, dir, name } = localeInfo(language)
  const isLater = other !== null && other.at < version.at
  const before = isLater ? other : version
  const after = isLater ? version : (other ?? { fields: text.fields, parts: text.sync.text.blocks, at: null })
  const fields = fieldNames.map((field) => ({
    field,
    pieces: wordDifference(before.fields[field], after.fields[field], language),
  }))
  const blocks = blockDifferences(before.parts, after.parts, language)
  const isChanged = ({ pieces }: { pieces: Piece[] }) => pieces.some(({ kind }) => kind !== 'same')
  const count = fields.filter(isChanged).length + blocks.filter(({ kind }) => kind !== 'same').length
  const step = (by: number) => {
    const marks = [...(place.current?.querySelectorAll('[data-change]') ?? [])]
    const next = (at + by + marks.length) % Math.max(1, marks.length)
    setAt(next)
    marks[next]?.scrollIntoView({ block: 'center' })
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input,textarea,[contenteditable]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'n') step(1)
      if (event.key === 'p') step(-1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return (
    <>
      <div className="desk-toolbar">
        <strong>{name}</strong>
        <span className="text-ink-2">
          {after.at === null
            ? t('blogdesk.since', { time: times.dateTime(before.at) })
            : t('blogdesk.between', { from: times.dateTime(before.at), to: times.dateTime(after.at) })}
        </span>
        <Select
          aria-label={t('blogdesk.compareWith')}
          value={other?.version_id ?? ''}
          onChange={({ target }) => {
            setAt(0)
            onCompare(target.value)
          }}
        >
          <option value="">{t('blogdesk.textNow')}</option>
          {choices
            .filter(({ version_id }) => version_id !== version.version_id)
            .map((each) => (
              <option key={each.version_id} value={each.version_id}>
                {each.name ?? times.dateTime(each.at)}
              </option>
            ))}
        </Select>
        <span className="grow" />
        <span role="status" className="type-small text-ink-2">
          {count === 0
            ? t('blogdesk.noChanges')
            : t('blogdesk.changeOf', { count: Math.min(at + 1, count), all: count })}
        </span>
        <IconButton
          label={t('blogdesk.previousChange')}
          icon={<Icon name="chevron-down" className="rotate-180" />}
          onClick={() => step(-1)}
        />
        <IconButton
          label={t('blogdesk.nextChange')}
          icon={<Icon name="chevron-down" />}
          onClick={() => step(1)}
        />
        <Segment
          label={t('blogdesk.view')}
          hideLabel
          value={view}
          options={[
            { value: 'together', label: t('blogdesk.together') },
            { value: 'beside', label: t('blogdesk.beside') },
          ]}
          onChange={setView}
        />
      </div>
      <div ref={place} className="desk-history document" lang={tag} dir={dir} data-view={view}>
        {fields.map(({ field, pieces }) => (
          <Row
            key={field}
            className={`desk-history-${field}`}
            pieces={pieces}
            view={view}
            isChanged={isChanged({ pieces })}
          />
        ))}
        {blocks.map((difference) => (
          <BlockRow key={difference.id} difference={difference} view={view} />
        ))}
      </div>
    </>
  )
}

type RowProps = { pieces: Piece[]; view: 'together' | 'beside'; isChanged: boolean; className?: string }

function Row({ pieces, view, isChanged, className = '' }: RowProps) {
  const change = isChanged ? '' : undefined
  if (view === 'together')
    return (
      <p className={className} data-change={change}>
        <Pieces pieces={pieces} />
      </p>
    )
  return (
    <div className={`grid grid-cols-2 gap-8 ${className}`} data-change={change}>
      <p>
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'added')} />
      </p>
      <p>
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'removed')} />
      </p>
    </div>
  )
}

type BlockProps = { difference: BlockDifference; view: 'together' | 'beside' }

function BlockRow({ difference: { block, kind, pieces }, view }: BlockProps) {
  const { t } = useApp()
  const isHeading = block.type === 'heading'
  const isThing = pieces.length === 0 || (pieces.length === 1 && pieces[0]?.text === '')
  const shown: Piece[] = isThing
    ? [
        {
          text: t(`blogdesk.block.${block.type}`),
          kind: kind === 'changed' ? 'added' : kind,
        },
      ]
    : pieces
  return (
    <Row
      pieces={shown}
      view={view}
      isChanged={kind !== 'same'}
      className={`whitespace-pre-line ${isHeading ? 'desk-history-heading' : ''}`}
    />
  )
}
