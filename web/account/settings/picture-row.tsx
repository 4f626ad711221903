import { useRef, useState } from 'react'
import { largestPicture, pictureTypes } from '#core/base/pictures.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { avatarAddress } from '#web/frame/session/avatar-address.ts'
import { CallError } from '#web/frame/session/call.ts'
import { say } from '#web/frame/texts/say.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { useObjectUrl } from '#web/parts/pictures/use-object-url.ts'
import { SettingRow } from './setting-row.tsx'
import type { PartProps, Settings } from './settings.ts'
import { useSave } from './use-save.ts'

type Props = { profile: Settings['profile']; onChange: PartProps['onChange'] }

/** The person's picture: chosen, seen as the square it will be, and then used. */
export function PictureRow({ profile, onChange }: Props) {
  const { t, call } = useApp()
  const { busy, save } = useSave(onChange)
  const [chosen, choose] = useState<File | null>(null)
  const preview = useObjectUrl(chosen)
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (!file) return
    if (!(pictureTypes as readonly string[]).includes(file.type)) return refuse('bad_file_extension')
    if (file.size > largestPicture) return refuse('payload_too_large')
    choose(file)
  }
  const refuse = (code: string) => void say(t, new CallError(400, code))
  const upload = async () => {
    const form = new FormData()
    form.set('file', chosen as File)
    if (await save(() => call('uploadAvatar', { form }), t('success.profileUpdated'))) choose(null)
  }
  return (
    <SettingRow
      icon={
        <Avatar
          name={profile.username}
          src={preview ?? avatarAddress(profile.avatar, 'large')}
          size="large"
        />
      }
      title={t('settings.picture')}
      actions={
        chosen ? (
          <>
            <Button variant="quiet" onClick={() => choose(null)}>
              {t('settings.discard')}
            </Button>
            <Button variant="outline" busy={busy} onClick={upload}>
              {t('settings.usePicture')}
            </Button>
          </>
        ) : (
          <>
            {profile.avatar && (
              <Button
                variant="quiet"
                busy={busy}
                onClick={() => void save(() => call('removeAvatar'), t('success.profileUpdated'))}
              >
                {t('settings.removePicture')}
              </Button>
            )}
            <Button variant="outline" onClick={() => input.current?.click()}>
              {t(profile.avatar ? 'settings.changePicture' : 'settings.choosePicture')}
            </Button>
          </>
        )
      }
    >
      <p>{t('settings.pictureHint')}</p>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        accept={pictureTypes.join(',')}
        aria-label={t('settings.choosePicture')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </SettingRow>
  )
}
