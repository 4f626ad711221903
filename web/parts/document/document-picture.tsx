import type { BlockOf } from '#contract/document.ts'
import { postPicture } from './post-picture.ts'

/** A picture with its caption, if it has one. Its frame keeps a place for it, so that the text below doesn't jump far. */
export function DocumentPicture({ picture, alt, caption }: BlockOf<'picture'>['attrs']) {
  return (
    <figure>
      <img
        className="max-h-[80vh] w-full rounded-xl bg-surface-1 object-contain"
        {...postPicture(picture, '(min-width: 768px) 720px, 100vw')}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {caption.trim() !== '' && <figcaption className="type-small mt-2">{caption}</figcaption>}
    </figure>
  )
}
