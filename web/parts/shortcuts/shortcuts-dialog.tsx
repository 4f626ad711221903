import { Fragment, useId, useState } from 'react'
import './shortcuts.css'
import { useApp } from '#web/frame/session/app-context.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { isShifted, keysOfPage, pageKeys } from './page-keys.ts'
import { always, shortcuts } from './shortcut-table.ts'
import { letSingleKeysWork, singleKeysWork } from './single-keys.ts'

/** Every shortcut, and the switch for those of one key. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t, format } = useApp()
  const hintId = useId()
  const [on, setOn] = useState(singleKeysWork)
  // Of the page below: the dialog has none of its own.
  const [ofPage] = useState(keysOfPage)
  const change = (next: boolean) => {
    letSingleKeysWork(next)
    setOn(next)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shortcuts.title')}
      closeLabel={t('shell.close')}
      size={ofPage.length > 0 ? 'wide' : 'normal'}
    >
      <p className="type-small flex items-center gap-2 text-ink-2">
        <LateIcon name="keyboard" size={20} />
        {t('shortcuts.lead')}
      </p>
      {ofPage.length > 0 && (
        <>
          <h3 className="label mt-5">{t('shortcuts.onPage')}</h3>
          <dl className="shortcut-list sm:columns-2 sm:gap-8">
            {ofPage.map((does) => (
              <div key={does} className="break-inside-avoid">
                <dt>{t(`shortcuts.page.${does}`)}</dt>
                <dd>
                  <Keys keys={keysOf(pageKeys[does])} between="+" />
                </dd>
              </div>
            ))}
          </dl>
          <h3 className="label mt-5">{t('shortcuts.everywhere')}</h3>
        </>
      )}
      <dl className={`shortcut-list ${ofPage.length > 0 ? 'sm:columns-2 sm:gap-8' : ''}`}>
        {shortcuts.map(({ does, keys, or, held }) => (
          <div key={does} className="break-inside-avoid">
            <dt>{t(`shortcuts.does.${does}`)}</dt>
            <dd>
              <Keys keys={keys} between={held ? '+' : t('shortcuts.followedBy')} />
              {or && (
                <>
                  <span className="type-caption text-ink-3">{t('shortcuts.orElse')}</span>
                  <span dir="ltr">
                    <Keys keys={or} between="+" />
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex items-center justify-between gap-4">
        <span className="font-semibold">{t('shortcuts.single')}</span>
        <Switch checked={on} onChange={({ target }) => change(target.checked)} aria-describedby={hintId} />
      </label>
      <p id={hintId} className="type-small mt-1 text-ink-2">
        {t('shortcuts.singleHint', { keys: format.ltr(always.join(' + ')) })}
      </p>
    </Dialog>
  )
}

/** What is pressed together. */
function keysOf(key: string): string[] {
  return isShifted(key) ? ['Shift', key] : [key.replace('Escape', 'Esc')]
}

/** The keys as they are printed on the keyboard. */
function Keys({ keys, between }: { keys: readonly string[]; between: string }) {
  return (
    <span className="shortcut-keys">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span className="type-caption text-ink-3">{between}</span>}
          <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
