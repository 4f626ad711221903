/**
 * Data of a page that only its rendering needs. The document contains it as HTML, so the state that the browser
 * continues with leaves it out: there, `value` is undefined and the rendering is kept. On a page that the browser
 * loads itself, it is there.
 */
export class Rendered<T> {
  readonly value: T

  constructor(value: T) {
    this.value = value
  }

  toJSON(): undefined {
    return undefined
  }
}
