import { mostDisputePictures } from '#core/orders/visibility.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'

type PicturesProps = { pictures: readonly File[]; onChange: (pictures: readonly File[]) => void }

/** The chosen screenshots, and a field for one more. */
export function Pictures({ pictures, onChange }: PicturesProps) {
  const { t } = useApp()
  const fields = [...pictures, null].slice(0, mostDisputePictures)
  return fields.map((picture, index) => (
    <PictureField
      key={index}
      label={index === 0 ? t('order.disputePictures') : t('order.disputePicture', { number: index + 1 })}
      file={picture}
      onChange={(file) => onChange(pictures.toSpliced(index, 1, ...(file ? [file] : [])))}
      pastes={picture === null}
    />
  ))
}
