import { paths } from './paths.ts'

/**
 * Every icon of the shop, once per document: its pages refer to them by name, so that the script of a first view needs
 * no paths.
 */
export const sprite = [
  '<svg class="absolute" width="0" height="0" aria-hidden="true">',
  ...Object.entries(paths).map(([name, path]) => `<symbol id="icon-${name}"><path d="${path}"/></symbol>`),
  '</svg>',
].join('')
