/**
 * Makes a value when it is first asked for, and once. A formatter of the browser takes longer to make than many uses
 * of it: a page comes to life sooner when it makes those alone that it needs.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
