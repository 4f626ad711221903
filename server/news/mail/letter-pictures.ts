import type { LetterPicture } from '#contract/letter-picture.ts'
import type { SharePictures } from '#server/platform/share/share-pictures.ts'

declare module '#server/platform/ports/services.ts' {
  interface Services {
    /** The drawings at the top of mails. */
    letterPictures: LetterPictures
  }
}

/** Draws a picture that a mail brings along; null if it can't be drawn, and the mail goes without it. */
export type LetterPictures = (picture: LetterPicture) => Promise<Buffer | null>

/**
 * Draws them as the build's front end describes them, in the side process of the share pictures. Mails that go out
 * together wait for one drawing of the same picture.
 */
export function drawnPictures(
  svgOf: (picture: LetterPicture) => Promise<string> | string,
  pictures: SharePictures,
): LetterPictures {
  const underWay = new Map<string, Promise<Buffer | null>>()
  return async (picture) => {
    const svg = await svgOf(picture)
    const known = underWay.get(svg)
    if (known) return known
    const drawing = pictures
      .draw(svg)
      .then((drawn) => drawn?.png ?? null)
      .finally(() => underWay.delete(svg))
    underWay.set(svg, drawing)
    return drawing
  }
}

export const noPictures: LetterPictures = async () => null
