import { largestPicture, pictureTypes } from '#core/base/pictures.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'

/** The message for a file that can't be sent; null for a valid picture. */
export function pictureRefusal(
  t: Translate,
  format: Formats,
  { size, type }: Pick<File, 'size' | 'type'>,
): string | null {
  if (!pictureTypes.some((each) => each === type)) return t('errors.bad_file_extension')
  if (size === 0) return t('work.pictureEmpty')
  if (size <= largestPicture) return null
  return t('work.pictureTooLarge', { size: inMegabytes(t, format, size) })
}

const mebibyte = 1024 * 1024

/** A file's size as a text, at least 0.1 MB. */
export function inMegabytes(t: Translate, format: Formats, bytes: number): string {
  return t('work.megabytes', { size: format.number(Math.max(0.1, bytes / mebibyte)) })
}
