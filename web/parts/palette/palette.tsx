import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { Permission } from '#core/people/permissions.ts'
import { numberStart, searchLength } from '#core/site/search.ts'
import { href, pathIn } from '#i18n/href.ts'
import { useApp, usePerson } from '#web/frame/session/app-context.ts'
import { dashboardLinksFor } from '#web/frame/shell/dashboard-links.ts'
import { useSignOut } from '#web/frame/shell/use-sign-out.ts'
import { useTheme } from '#web/frame/theme/use-theme.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { EarlyKeys } from './early-keys.ts'
import {
  type Entry,
  type Group,
  groupLabel,
  prefixes,
  readTyped,
  type ShownGroup,
  shownGroups,
} from './palette-entries.ts'
import { PalettePreview } from './palette-preview.tsx'
import type { PaletteActs } from './palette-root.tsx'
import { keyOf, PaletteRow } from './palette-row.tsx'
import { type Search, useSearch } from './use-search.ts'

const none: readonly Permission[] = []

type Props = { acts: PaletteActs; early: EarlyKeys; onClose: () => void }

/**
 * Search over everything that the person may open, their pages and what they can do, by keyboard. The focus stays in the
 * field; the arrows move through the list, Enter opens, Tab shows one group alone.
 */
export default function Palette({ acts, early, onClose }: Props) {
  const { t, dir } = useApp()
  const permissions = usePerson()?.permissions ?? none
  const [typed, setTyped] = useState('')
  const [narrowed, setNarrowed] = useState<Group | null>(null)
  const [marked, setMarked] = useState<Entry | undefined>()
  const { words, only } = readTyped(typed, narrowed)
  const search = useSearch(only === 'actions' || only === 'pages' ? '' : words)
  // The same entries as long as nothing changes: the list tells of each new one that it marks.
  const shown = useMemo(
    () =>
      shownGroups({ words, only }, search.found, { t, links: dashboardLinksFor(permissions), permissions }),
    [words, only, search.found, t, permissions],
  )
  const open = useOpening({ acts, onClose, narrow: setNarrowed })
  const waits = useWaitingEnter(search, words, open)

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && waits.begin()) event.preventDefault()
    const group =
      event.key === 'Tab' && !event.shiftKey && marked && only === null ? groupOf(marked, shown) : null
    if (group) setNarrowed(group)
    else if (
      narrowed &&
      ((event.key === 'Tab' && event.shiftKey) || (event.key === 'Backspace' && typed === ''))
    )
      setNarrowed(null)
    else return
    event.preventDefault()
  }
  return (
    <Dialog.Root open onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          aria-label={t('palette.open')}
          className="fixed inset-0 z-20 mx-auto flex flex-col overflow-hidden bg-surface-1 outline-none sm:inset-y-auto sm:top-[min(104px,8dvh)] sm:max-h-[min(640px,84dvh)] sm:w-[640px] sm:rounded-[18px] sm:border sm:border-line-strong sm:shadow-lifted lg:w-[820px]"
        >
          <DirectionProvider direction={dir}>
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={shown}
              value={typed}
              onValueChange={(value, { reason }) => reason === 'item-press' || setTyped(value)}
              autoHighlight="always"
              keepHighlight
              onItemHighlighted={setMarked}
            >
              <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line px-5">
                <LateIcon name="search" size={20} className="text-ink-2" />
                {narrowed && <Narrowed group={narrowed} onWiden={() => setNarrowed(null)} />}
                <Autocomplete.Input
                  aria-label={t('palette.open')}
                  placeholder={t('palette.hint')}
                  maxLength={searchLength}
                  onFocus={() => {
                    const letters = early.take()
                    setTyped((before) => before + letters)
                  }}
                  onKeyDown={press}
                  className="h-12 min-w-0 grow bg-transparent text-[17px] text-ink outline-none placeholder:text-ink-3"
                />
                <Dialog.Close className="icon-button sm:hidden" aria-label={t('shell.close')}>
                  <Icon name="x" size={20} />
                </Dialog.Close>
                <Key className="max-sm:hidden">{escapeKey}</Key>
              </div>
              <div className="flex min-h-0 grow">
                <Results search={search} words={words} onOpen={open} />
                {marked?.kind === 'order' && <PalettePreview order={marked.order} />}
              </div>
              <Keys />
            </Autocomplete.Root>
          </DirectionProvider>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function groupOf(entry: Entry, shown: readonly ShownGroup[]): Group | null {
  return shown.find(({ items }) => items.some((each) => keyOf(each) === keyOf(entry)))?.group ?? null
}

type Open = (entry: Entry, newTab?: boolean) => void

type Opens = Pick<Props, 'acts' | 'onClose'> & { narrow: (group: Group) => void }

/** What choosing an entry does. What leads somewhere can open in a tab of its own. */
function useOpening({ acts, onClose, narrow }: Opens): Open {
  const { locale } = useApp()
  const signOut = useSignOut()
  const [, chooseTheme] = useTheme()
  return (entry, newTab = false) => {
    const go = (address: string) => {
      onClose()
      if (newTab) window.open(address, '_blank', 'noopener')
      else acts.go(address)
    }
    switch (entry.kind) {
      case 'order':
        return go(href('/dashboard/order/:order_id', locale, { order_id: entry.order.order_id }))
      case 'person':
        return go(href('/dashboard/admin/user/:user_id', locale, { user_id: entry.person.user_id }))
      case 'coupon':
        return go(
          `${href('/dashboard/admin/coupon', locale)}?${new URLSearchParams({ q: entry.coupon.code })}`,
        )
      case 'page':
        return go(pathIn(entry.link.to, locale, entry.link.params))
      case 'more':
        return narrow(entry.group)
      case 'action': {
        const { action } = entry
        if ('to' in action) return go(href(action.to, locale))
        if (action.name === 'theme') return chooseTheme(isDark() ? 'light' : 'dark')
        onClose()
        if (action.name === 'shortcuts') return acts.help()
        return void signOut()
      }
    }
  }
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/**
 * Somebody types a whole number and presses Enter before its order has arrived: it opens once it has, instead of what the list
 * showed for less of the number.
 */
function useWaitingEnter(search: Search, words: string, open: Open) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  const isWhole = (numberStart(words)?.length ?? 0) >= 5
  useEffect(() => {
    if (waitsFor === null) return
    if (waitsFor !== words) return setWaitsFor(null)
    if (search.of !== words || search.state === 'searching') return
    setWaitsFor(null)
    const order = search.found.orders.find(({ number }) => String(number) === numberStart(words))
    if (order) open({ kind: 'order', order })
  }, [waitsFor, words, search, open])
  return {
    begin() {
      if (!isWhole || search.of === words) return false
      setWaitsFor(words)
      return true
    },
  }
}

function Narrowed({ group, onWiden }: { group: Group; onWiden: () => void }) {
  const { t } = useApp()
  return (
    <button
      type="button"
      className="chip shrink-0"
      onClick={onWiden}
      aria-label={t('palette.widen')}
      tabIndex={-1}
    >
      {t(groupLabel(group))}
      <Icon name="x" size={16} />
    </button>
  )
}

type ResultsProps = { search: Search; words: string; onOpen: Open }

function Results({ search, words, onOpen }: ResultsProps) {
  const { t } = useApp()
  const count = search.found.orders.length + search.found.people.length + search.found.coupons.length
  const isSettled = search.of === words && search.state === 'ready'
  return (
    <div className="min-w-0 grow overflow-y-auto overscroll-contain px-2 py-2 [scrollbar-gutter:stable]">
      <Autocomplete.Status className="sr-only">
        {words !== '' && isSettled && t('palette.found', { count })}
      </Autocomplete.Status>
      {search.state === 'failed' && <p className="type-small px-3 py-2 text-error">{t('palette.failed')}</p>}
      <Autocomplete.Empty className="type-body px-3 text-ink-2 not-empty:py-8">
        {(isSettled || words === '') && <bdi>{t('palette.nothing', { words })}</bdi>}
      </Autocomplete.Empty>
      <Autocomplete.List>
        {({ group, items }: ShownGroup) => (
          <Autocomplete.Group key={group} items={items} className="not-last:mb-2">
            <Autocomplete.GroupLabel className="type-caption flex items-center px-3 py-1.5 text-ink-3">
              {t(groupLabel(group))}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: Entry) => (
                <Autocomplete.Item
                  key={keyOf(entry)}
                  value={entry}
                  onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1 select-none data-highlighted:bg-surface-3"
                >
                  <PaletteRow entry={entry} words={words} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </div>
  )
}

const escapeKey = 'Esc'

/** A key as it is printed on the keyboard. */
function Key({ className = '', children }: { className?: string; children: string }) {
  return (
    <kbd
      className={`type-caption rounded-[6px] border border-line-strong px-1.5 [font-family:inherit] text-ink-2 ${className}`}
    >
      {children}
    </kbd>
  )
}

/** What the keys do, where there are some. */
function Keys() {
  const { t } = useApp()
  const keys = [
    ['↑ ↓', 'move'],
    ['Enter', 'choose'],
    ['Tab', 'narrow'],
  ] as const
  return (
    <div className="type-caption flex h-11 shrink-0 items-center gap-5 border-t border-line px-5 text-ink-2 max-sm:hidden">
      {keys.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <Key>{key}</Key>
          {t(`palette.key.${does}`)}
        </span>
      ))}
      <span className="ms-auto flex gap-4">
        {Object.entries(prefixes).map(([prefix, group]) => (
          <span key={prefix}>
            <b dir="ltr">{prefix}</b> {t(groupLabel(group))}
          </span>
        ))}
      </span>
    </div>
  )
}
