import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { useAddPasskey } from '../sign-in/use-add-passkey.ts'
import { SettingRow } from './setting-row.tsx'
import type { PartProps, Settings } from './settings.ts'

const RenameDialog = opensLater(() => import('./rename-passkey-dialog.tsx'))
const AskFirst = opensLater(() => import('./ask-first.tsx'))

type Passkey = Settings['factors']['passkeys'][number]

/** Passkeys: another way in, and from staff the second factor. */
export function PasskeysSection({ settings: { profile, factors }, onChange }: PartProps) {
  const { t } = useApp()
  const { busy, error, add } = useAddPasskey()
  const press = async () => {
    const changed = await add()
    if (changed) onChange(changed)
  }
  const full = factors.passkeys.length >= factors.mostPasskeys
  const reason = profile.kind === 'guest' ? t('factors.needsAccount') : full ? t('factors.full') : null
  return (
    <div className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="type-table font-semibold">{t('factors.passkeys')}</h3>
          {factors.passkeys.length === 0 && <p className="type-small text-ink-2">{t('factors.noPasskey')}</p>}
        </div>
        <Button variant="outline" size="small" busy={busy} disabledReason={reason} onClick={press}>
          {!busy && <Icon name="plus" size={16} />}
          {t('factors.addPasskey')}
        </Button>
      </div>
      <div role="status">{error && <ErrorNote message={error} />}</div>
      {factors.passkeys.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {factors.passkeys.map((passkey) => (
            <li key={passkey._id}>
              <PasskeyRow passkey={passkey} locked={factors.passkeyLock !== null} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type RowProps = { passkey: Passkey; locked: boolean; onChange: PartProps['onChange'] }

function PasskeyRow({ passkey, locked, onChange }: RowProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const { _id, name, addedAt, lastUsedAt } = passkey
  const date = times.date(addedAt)
  const params = { passkey_id: _id }
  const close = () => setOpen(null)
  return (
    <SettingRow
      icon={<LateIcon name="fingerprint" size={20} />}
      title={<bdi className="min-w-0 break-words">{name}</bdi>}
      actions={
        <>
          <Button variant="outline" size="small" onClick={() => setOpen('rename')}>
            {t('factors.rename')}
          </Button>
          <Button
            variant="outline"
            size="small"
            disabledReason={locked ? t('factors.lastWayIn') : null}
            onClick={() => setOpen('remove')}
          >
            {t('factors.remove')}
          </Button>
        </>
      }
    >
      {lastUsedAt
        ? t('factors.lastUsed', { date, time: times.dateTime(lastUsedAt) })
        : t('factors.added', { date })}
      {open === 'rename' && (
        <RenameDialog
          name={name}
          save={async (next) =>
            onChange((await call('renamePasskey', { params, body: { name: next } })).data)
          }
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <AskFirst
          title={t('factors.removeTitle', { name })}
          text={t('factors.removeText')}
          stay={t('factors.keepPasskey')}
          go={t('factors.removePasskey')}
          run={async () => onChange((await call('removePasskey', { params })).data)}
          onClose={close}
        />
      )}
    </SettingRow>
  )
}
