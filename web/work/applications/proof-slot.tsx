import {
  type ChangeEvent,
  type Dispatch,
  type DragEvent,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { pictureTypes } from '#core/base/pictures.ts'
import type { ApplicationPicture, PictureKind } from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { inMegabytes } from '#web/frame/texts/picture-refusal.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { UploadBar } from '#web/kit/ui/upload-bar.tsx'
import { pastedPicture } from '#web/parts/pictures/pasted-picture.ts'
import { useObjectUrl } from '#web/parts/pictures/use-object-url.ts'
import { usePicture } from '#web/parts/pictures/use-picture.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { type NewPicture, type Uploading, useUpload } from './use-upload.ts'

type Props = {
  kind: PictureKind
  picture: ApplicationPicture | null
  /** Whether a picture pasted anywhere on the page goes here. */
  pastes: boolean
  keeper: DraftKeeper
  onPoint: () => void
  onPicture: (picture: NewPicture | null) => void
  onUploading: Dispatch<SetStateAction<number>>
}

/** The place of one screenshot in its four states: uploaded, uploading, refused, empty. */
export function ProofSlot({ kind, picture, pastes, keeper, onPoint, onPicture, onUploading }: Props) {
  const { t, format } = useApp()
  const { uploading, error, take, cancel } = useUpload({ keeper, onPicture, onUploading })
  const title = t(`application.picture.${kind}`)
  const empty = !picture && !uploading
  usePaste(pastes && empty, take)
  return (
    <div className="apply-slot" onPointerEnter={onPoint}>
      {uploading ? (
        <FilePreview file={uploading.file} />
      ) : picture ? (
        <StoredPicture fileId={picture.file_id} label={title} />
      ) : (
        <DropArea title={title} refused={error !== null} onFile={take} />
      )}
      <div className="min-w-0 grow">
        <p className="type-small flex items-center gap-2 font-semibold">
          {title}
          {picture && !uploading && (
            <>
              <Icon name="circle-check" size={16} className="text-good" />
              <span className="sr-only">{t('application.uploaded')}</span>
            </>
          )}
        </p>
        {uploading ? (
          <Progress {...uploading} />
        ) : picture ? (
          <p className="type-small truncate text-ink-2" dir="auto">
            {t('application.pictureSize', {
              name: picture.name,
              size: inMegabytes(t, format, picture.bytes),
            })}
          </p>
        ) : (
          <EmptyWords error={error} pastes={pastes} onFile={take} />
        )}
      </div>
      {uploading ? (
        <IconButton
          label={t('application.cancelUpload', { picture: title })}
          icon={<Icon name="x" />}
          onClick={cancel}
        />
      ) : (
        picture && (
          <IconButton
            label={t('application.removePicture', { picture: title })}
            icon={<Icon name="x" />}
            onClick={() => onPicture(null)}
          />
        )
      )}
    </div>
  )
}

function Progress({ file, part }: Uploading) {
  const { t, format } = useApp()
  const percent = format.percent(Math.round(part * 100))
  const words = { name: file.name, percent, size: inMegabytes(t, format, file.size) }
  return (
    <>
      <p className="type-small truncate text-ink-2" dir="auto">
        {t('application.pictureProgress', words)}
      </p>
      <UploadBar percent={Math.round(part * 100)} label={file.name} />
    </>
  )
}

function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  return url ? <img className="apply-thumb" src={url} alt="" /> : <span className="apply-thumb" />
}

function StoredPicture({ fileId, label }: { fileId: string; label: string }) {
  const url = usePicture(fileId)
  return url ? <img className="apply-thumb" src={url} alt={label} /> : <span className="apply-thumb" />
}

type FileProps = { onFile: (file: File) => void }

const chosen = (onFile: FileProps['onFile']) => (event: ChangeEvent<HTMLInputElement>) => {
  const file = event.target.files?.[0]
  if (file) onFile(file)
  // Without this, choosing the same file again would not count as a change.
  event.target.value = ''
}

function DropArea({ title, refused, onFile }: FileProps & { title: string; refused: boolean }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <label
      className="apply-thumb apply-drop"
      data-refused={refused || undefined}
      data-over={over || undefined}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      <span className="sr-only">{title}</span>
      <input type="file" className="sr-only" accept={pictureTypes.join(',')} onChange={chosen(onFile)} />
      <DashboardIcon name="upload" size={20} />
    </label>
  )
}

/** What an empty place says: why a picture was refused, how to add one, and buttons for phones. */
function EmptyWords({ error, pastes, onFile }: FileProps & { error: string | null; pastes: boolean }) {
  const { t } = useApp()
  const id = useId()
  return (
    <>
      {error ? (
        <p id={id} role="alert" className="type-small text-error">
          {error}
        </p>
      ) : (
        pastes && <p className="type-small text-ink-2 pointer-coarse:hidden">{t('application.pasteHint')}</p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <label className="button button-outline button-small cursor-pointer max-md:grow">
          <input type="file" className="sr-only" accept={pictureTypes.join(',')} onChange={chosen(onFile)} />
          {t(error ? 'application.chooseAnother' : 'application.choosePicture')}
        </label>
        <label className="button button-outline button-small hidden cursor-pointer pointer-coarse:inline-flex">
          <input
            type="file"
            className="sr-only"
            accept="image/*"
            capture="environment"
            aria-label={t('work.takePhoto')}
            onChange={chosen(onFile)}
          />
          <DashboardIcon name="camera" size={18} />
        </label>
      </p>
    </>
  )
}

/** A pasted picture goes to the slot that listens, wherever the focus is. */
function usePaste(on: boolean, take: (file: File) => void) {
  const latest = useEffectEvent(take)
  useEffect(() => {
    if (!on) return
    const paste = (event: ClipboardEvent) => {
      const picture = pastedPicture(event.clipboardData)
      if (!picture || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      latest(picture)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [on])
}
