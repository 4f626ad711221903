import { useApp } from '#web/frame/session/app-context.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { NameForm } from './name-form.tsx'
import { PictureRow } from './picture-row.tsx'
import type { PartProps } from './settings.ts'

/** The name and the picture that others see. A guest has neither. */
export function ProfileSection({ settings: { profile }, onChange }: PartProps) {
  const { t } = useApp()
  if (profile.kind === 'guest') return <Notice>{t('settings.guestName')}</Notice>
  return (
    <>
      <PictureRow profile={profile} onChange={onChange} />
      <NameForm key={profile.username} profile={profile} onChange={onChange} />
    </>
  )
}
