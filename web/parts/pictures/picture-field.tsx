import './picture-field.css'
import {
  type ChangeEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { pictureTypes } from '#core/base/pictures.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { inMegabytes, pictureRefusal } from '#web/frame/texts/picture-refusal.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { FieldNote } from '#web/kit/ui/field.tsx'
import { UploadBar } from '#web/kit/ui/upload-bar.tsx'
import { pastedPicture } from '#web/parts/pictures/pasted-picture.ts'
import { isLargePicture, shrinkPicture } from './shrink-picture.ts'
import { onUpload, stopUpload, uploadPercentOf, uploadStateOf } from './upload-picture.ts'
import { useObjectUrl } from './use-object-url.ts'

type Props = {
  label: string
  file: File | null
  onChange: (file: File | null) => void
  /** Takes pictures pasted anywhere on the page or in its dialog. Only one field of each can. */
  pastes?: boolean
}

/**
 * Takes a screenshot by paste, drop, file or camera, and makes a large one smaller. It refuses a bad file before
 * sending, keeps the last one, and shows how far its upload is. One that is removed or replaced is sent no further.
 */
export function PictureField({ label, file, onChange, pastes = false }: Props) {
  const { t, format } = useApp()
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const [preparing, setPreparing] = useState<File | null>(null)
  const latest = useRef<File>(null)
  const change = (next: File | null) => {
    if (file) stopUpload(file)
    onChange(next)
  }
  const keep = (chosen: File) => {
    const refusal = pictureRefusal(t, format, chosen)
    setError(refusal)
    setPreparing(null)
    if (!refusal) change(chosen)
  }
  const take = async (chosen: File | null | undefined) => {
    if (!chosen) return
    latest.current = chosen
    if (!isLargePicture(chosen)) return keep(chosen)
    setPreparing(chosen)
    const smaller = await shrinkPicture(chosen)
    if (latest.current === chosen) keep(smaller)
  }
  const field = usePaste(pastes, take)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const input = {
    type: 'file',
    className: 'sr-only',
    'aria-describedby': `${id}note`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      take(event.target.files?.[0])
      // Without this, choosing the same file again would not count as a change.
      event.target.value = ''
    },
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label mb-2 block">
        {label}
      </label>
      <div
        ref={field}
        className="picture-field"
        data-over={over || undefined}
        onDrop={drop}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
      >
        <input {...input} id={id} accept={pictureTypes.join(',')} />
        {preparing ? (
          <p className="type-small grow" role="status">
            {t('work.preparingPicture')}
          </p>
        ) : file ? (
          <Chosen file={file} fieldId={id} onRemove={() => change(null)} />
        ) : (
          <label htmlFor={id} className="flex min-w-0 grow cursor-pointer items-center gap-3">
            <DashboardIcon name="image" size={20} />
            <span className="type-small min-w-0">
              <span className="block font-semibold pointer-coarse:hidden">{t('work.pictureHow')}</span>
              <span className="hidden font-semibold pointer-coarse:block">{t('work.pictureChoose')}</span>
              <span className="type-caption text-ink-2">{t('work.pictureTypes')}</span>
            </span>
          </label>
        )}
        <label className="button button-outline button-small hidden cursor-pointer pointer-coarse:inline-flex">
          <input {...input} accept="image/*" capture="environment" aria-label={t('work.takePhoto')} />
          <DashboardIcon name="camera" size={18} />
        </label>
      </div>
      {error && <FieldNote id={`${id}note`} error={error} />}
    </div>
  )
}

function Chosen({ file, fieldId, onRemove }: { file: File; fieldId: string; onRemove: () => void }) {
  const { t, format } = useApp()
  const id = useId()
  const url = useObjectUrl(file)
  const state = useSyncExternalStore(
    onUpload,
    () => uploadStateOf(file),
    () => null,
  )
  const percent = useSyncExternalStore(
    onUpload,
    () => uploadPercentOf(file),
    () => 0,
  )
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
      <img src={url ?? undefined} alt={t('work.picturePreview')} className="picture-thumb" />
      <div className="type-small min-w-0 flex-1">
        <p id={`${id}name`} className="truncate font-semibold" dir="auto">
          {file.name}
        </p>
        <p className="flex gap-x-2 text-ink-2">
          <span id={`${id}state`} role="status">
            {state ? t(`work.upload.${state}`) : inMegabytes(t, format, file.size)}
          </span>
          {/* Outside the status, which would read every step aloud; the bar has the same value. */}
          {state === 'sending' && (
            <span className="tabular-nums" aria-hidden="true">
              {format.percent(percent)}
            </span>
          )}
        </p>
        {state === 'sending' && <UploadBar percent={percent} labelledBy={`${id}state ${id}name`} />}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          {state === 'failed' && (
            <Button type="submit" variant="link" size="small">
              {t('work.upload.again')}
            </Button>
          )}
          <label htmlFor={fieldId} className="text-link cursor-pointer">
            {t('work.replacePicture')}
          </label>
          <Button variant="link" size="small" onClick={onRemove}>
            {t('work.removePicture')}
          </Button>
        </p>
      </div>
    </div>
  )
}

/** Boosters paste screenshots: one is taken wherever the focus is, by the field that is in sight. */
function usePaste(on: boolean, take: (file: File) => unknown): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null)
  const latest = useEffectEvent(take)
  useEffect(() => {
    if (!on) return
    const paste = (event: ClipboardEvent) => {
      const picture = pastedPicture(event.clipboardData)
      const dialog = document.querySelector('[role="dialog"]')
      const inSight = field.current?.checkVisibility() && (!dialog || dialog.contains(field.current))
      if (!picture || !inSight) return
      event.preventDefault()
      latest(picture)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [on])
  return field
}
