import { useEffect, useId, useState } from 'react'
import { type Permission, permissions } from '#core/people/permissions.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type Person, type PersonReply, sectionId } from './person-types.ts'

type Props = { person: Person; onReply: (reply: PersonReply) => void; onDirty: (dirty: boolean) => void }

/** What a person may do: a checkbox for each permission, with what it opens, or why the reader can't change it. */
export function PersonRights({ person, onReply, onDirty }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [held, setHeld] = useState<readonly Permission[]>(person.permissions)
  const grant = held.filter((each) => !person.permissions.includes(each))
  const revoke = person.permissions.filter((each) => !held.includes(each))
  const dirty = grant.length + revoke.length > 0
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  const save = () =>
    run(async () => {
      const params = { user_id: person.user_id }
      onReply(await call('changePermissions', { params, body: { grant, revoke } }))
    }, t('people.saved'))
  // One reason for all of them is said once.
  const { account } = person.refusals
  return (
    <section id={sectionId('access')} aria-labelledby="person-rights" className="scroll-mt-16 pt-7">
      <h3 id="person-rights" tabIndex={-1} className="type-h3 border-b border-line pb-3">
        {t('people.colRights')}
      </h3>
      <p className="type-small mt-3 text-ink-2">
        {account ? t(`people.refusal.${account}`) : t('people.rightsText')}
      </p>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {permissions.map((permission) => (
          <Right
            key={permission}
            permission={permission}
            checked={held.includes(permission)}
            refusal={person.refusals.permissions[permission] ?? null}
            quiet={account !== null}
            onChange={(on) =>
              setHeld((before) => before.filter((each) => each !== permission).concat(on ? [permission] : []))
            }
          />
        ))}
      </ul>
      {!account && person.kind !== 'guest' && (
        <Button
          className="mt-3"
          busy={busy}
          disabledReason={dirty ? null : t('people.nothingToSave')}
          onClick={save}
        >
          {t('people.save')}
        </Button>
      )}
    </section>
  )
}

type RightProps = {
  permission: Permission
  checked: boolean
  refusal: Person['refusals']['account']
  /** The reason is said above. */
  quiet: boolean
  onChange: (on: boolean) => void
}

function Right({ permission, checked, refusal, quiet, onChange }: RightProps) {
  const { t } = useApp()
  const id = useId()
  return (
    <li className="py-2">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className={`checkbox ${refusal ? 'opacity-50' : ''}`}
          checked={checked}
          aria-disabled={refusal !== null || undefined}
          aria-describedby={id}
          onChange={({ target }) => refusal === null && onChange(target.checked)}
        />
        <span className="type-body font-semibold">{t(`rights.name.${permission}`)}</span>
      </label>
      <p id={id} className="type-small ms-8 text-ink-2">
        {t(`people.right.${permission}`)}
        {refusal && !quiet && (
          <span className="mt-1 flex items-start gap-2">
            <Icon name="lock" size={16} className="mt-0.5" />
            {t(`people.refusal.${refusal}`)}
          </span>
        )}
      </p>
    </li>
  )
}
