import { useState } from 'react'
import { playNotificationSound } from '#web/frame/realtime/notification-sound.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { PartProps } from './settings.ts'
import { useSave } from './use-save.ts'

/** How loud sounds are. Saved when the slider is released. */
export function SoundVolume({ volume, onChange }: { volume: number; onChange: PartProps['onChange'] }) {
  const { t, call, format } = useApp()
  const [shown, show] = useState(volume)
  const { save } = useSave(onChange)
  const keep = () => {
    if (shown !== volume) void save(() => call('saveSoundVolume', { body: { volume: shown } }))
  }
  return (
    <div className="flex max-w-[440px] flex-wrap items-end gap-x-5 gap-y-3">
      <label className="min-w-0 grow">
        <span className="label mb-2 block">{t('settings.volume')}</span>
        <span className="flex h-11 items-center gap-3">
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={shown}
            className="settings-range"
            aria-valuetext={format.percent(shown)}
            onChange={({ currentTarget }) => show(Number(currentTarget.value))}
            onPointerUp={keep}
            onKeyUp={keep}
            onBlur={keep}
          />
          <span className="type-small w-12 text-ink-2 tabular-nums">{format.percent(shown)}</span>
        </span>
      </label>
      <Button variant="outline" onClick={() => void playNotificationSound(false, shown)}>
        <LateIcon name="play" /> {t('settings.play')}
      </Button>
    </div>
  )
}
