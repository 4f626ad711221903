import type { LetterPicture } from '#contract/letter-picture.ts'
import type { SharePictures } from '../share/share-pictures.ts'

/** Draws a picture that a mail brings along; null if it can't be drawn, and the mail goes without it. */
export type LetterPictures = (picture: LetterPicture) => Promise<Buffer | null>

/** Draws them as the build's front end describes them, in the side process of the share pictures. */
export function drawnPictures(
  svgOf: (picture: LetterPicture) => Promise<string> | string,
  pictures: SharePictures,
): LetterPictures {
  return async (picture) => (await pictures.draw(await svgOf(picture)))?.png ?? null
}

export const noPictures: LetterPictures = async () => null
