import { type KeyboardEvent, useRef, useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { href } from '#i18n/href.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { PostCover } from '#web/kit/drawing/cover/post-cover.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Table } from '#web/kit/ui/table.tsx'
import { postPicture } from '#web/parts/document/post-picture.ts'
import type { DeskList, DeskRow } from '../desk-types.ts'
import { CellPopover } from './cell-popover.tsx'
import { LanguageMark, markInWords, markOf } from './language-mark.tsx'
import { PostStateChip } from './post-state-chip.tsx'

type Props = {
  list: DeskList
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

type Cell = { row: number; column: number }

/** A row per post, a column per language. It is a grid: arrows move between the marks, Enter opens both side by side. */
export function PostGrid({ list, chosen, onChoose }: Props) {
  const { t, dir, locale } = useApp()
  const navigate = useNavigate()
  const times = useTimes()
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 })
  const [open, setOpen] = useState<Cell | null>(null)
  const { items, offered } = list
  const edit = ({ post_id }: DeskRow, code: LocaleCode) =>
    navigate(`${href('/dashboard/admin/blog/edit/:post_id', locale, { post_id })}?with=${code}`)
  const press = (event: KeyboardEvent) => {
    const ahead = dir === 'rtl' ? -1 : 1
    const step = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      k: [-1, 0],
      j: [1, 0],
      ArrowRight: [0, ahead],
      ArrowLeft: [0, -ahead],
    }[event.key]
    if (event.key === 'Escape') return setOpen(null)
    if (!step || !(event.target as Element).closest('[data-cell]')) return
    event.preventDefault()
    const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))
    const next = {
      row: within(at.row + (step[0] ?? 0), items.length),
      column: within(at.column + (step[1] ?? 0), offered.length),
    }
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus()
  }
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <div
      ref={grid}
      className="desk-grid"
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (!grid.current?.contains(relatedTarget)) setOpen(null)
      }}
    >
      <Table label={t('shell.blog')} role="grid">
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                className="checkbox"
                aria-label={t('blogdesk.chooseAll')}
                checked={items.length > 0 && items.every(({ post_id }) => chosen.has(post_id))}
                onChange={({ target }) =>
                  onChoose(new Set(target.checked ? items.map(({ post_id }) => post_id) : []))
                }
              />
            </th>
            <th scope="col">{t('blogdesk.post')}</th>
            <th scope="col">{t('blogdesk.stateHead')}</th>
            {offered.map((code) => (
              <th key={code} scope="col" className="desk-code">
                <abbr className="no-underline" title={localeInfo(code).name}>
                  {code}
                </abbr>
              </th>
            ))}
            <th scope="col" data-numeric>
              {t('blogdesk.changed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row, y) => (
            <tr key={row.post_id}>
              <td>
                <input
                  type="checkbox"
                  className="checkbox"
                  aria-label={t('blogdesk.choose', { title: row.title || t('blogdesk.untitled') })}
                  checked={chosen.has(row.post_id)}
                  onChange={({ target }) => toggle(row.post_id, target.checked)}
                />
              </td>
              <td>
                <Title row={row} />
              </td>
              <td>
                <PostStateChip state={row.state} />
              </td>
              {offered.map((code, x) => (
                <td key={code} className="desk-code">
                  <button
                    type="button"
                    data-code={code}
                    data-cell={`${y} ${x}`}
                    tabIndex={at.row === y && at.column === x ? 0 : -1}
                    aria-label={markInWords(t, row, code)}
                    onFocus={() => {
                      setAt({ row: y, column: x })
                      setOpen({ row: y, column: x })
                    }}
                    onClick={() => void edit(row, code)}
                  >
                    <LanguageMark mark={markOf(row, code)} />
                  </button>
                  {open?.row === y && open.column === x && (
                    <CellPopover row={row} code={code} onTranslate={() => void edit(row, code)} />
                  )}
                </td>
              ))}
              <td data-numeric className="text-ink-2">
                {/* What came with the product has a day, no hour. */}
                {row.changed_by ? times.dateTime(row.changed_at) : times.day(row.changed_at)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="desk-keys type-small mt-4 text-ink-2 pointer-coarse:hidden" aria-hidden="true">
        <span>
          {['J', 'K'].map((key) => (
            <kbd key={key} className="me-1">
              {key}
            </kbd>
          ))}
        </span>{' '}
        {t('blogdesk.keyPost')} <kbd>←</kbd> <kbd>→</kbd> {t('blogdesk.keyLanguage')} <kbd>↵</kbd>{' '}
        {t('blogdesk.keyOpen')}
      </p>
    </div>
  )
}

function Title({ row }: { row: DeskRow }) {
  const { t, locale } = useApp()
  const { post_id, title, cover, cover_seed, game, author, blocks, demo } = row
  return (
    <a
      href={href('/dashboard/admin/blog/edit/:post_id', locale, { post_id })}
      className="group flex items-center gap-4 no-underline xl:min-w-72"
    >
      <span className="h-12 w-18 shrink-0 overflow-hidden rounded-[8px] bg-surface-3 *:size-full *:object-cover">
        {cover ? (
          <img
            {...postPicture(cover.picture, '80px')}
            alt=""
            style={{ objectPosition: `${cover.x}% ${cover.y}%` }}
          />
        ) : (
          <PostCover seed={cover_seed} game={game} />
        )}
      </span>
      <span className="min-w-0">
        <strong className="block font-semibold underline-offset-3 group-hover:underline">
          {title || t('blogdesk.untitled')}
        </strong>
        <span className="type-small text-ink-2">
          {t('blogdesk.byBlocks', { author, count: blocks })} {demo && <Chip>{t('shell.demo')}</Chip>}
        </span>
      </span>
    </a>
  )
}
