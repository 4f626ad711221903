import { postPictureWidths } from '#core/site/post-pictures.ts'

/** The addresses of a picture of the blog; the browser takes the width that it needs. */
export function postPicture(id: string, sizes: string) {
  const at = (width: number) => `/v1/blog/pictures/${id}/${width}`
  const [smallest] = postPictureWidths
  return {
    src: at(smallest),
    srcSet: postPictureWidths.map((width) => `${at(width)} ${width}w`).join(),
    sizes,
  }
}
