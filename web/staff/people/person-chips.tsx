import type { Permission } from '#core/people/permissions.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  person: {
    kind: 'guest' | 'customer'
    permissions: readonly Permission[]
    banned_at: string | null
    banned_until: string | null
  }
}

/** Whether someone is banned, and what they can do: a chip for each permission, a word for everyone else. */
export function PersonChips({ person: { kind, permissions, banned_at, banned_until } }: Props) {
  const t = useTranslate()
  const times = useTimes()
  return (
    <span className="flex flex-wrap items-center gap-1">
      {banned_at && (
        <Chip tone="error" icon={<Icon name="lock" size={16} />}>
          {banned_until
            ? t('person.bannedUntilDay', { day: times.day(banned_until) })
            : t('people.state.banned')}
        </Chip>
      )}
      {permissions.map((permission) => (
        <Chip key={permission} tone={permission === 'FullAccess' ? 'warning' : undefined}>
          {t(`rights.name.${permission}`)}
        </Chip>
      ))}
      {permissions.length === 0 && <span className="text-ink-2">{t(`people.role.${kind}`)}</span>}
    </span>
  )
}
