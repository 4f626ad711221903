/**
 * Creates a value once, when it is first needed. Creating one of the browser's formatters takes longer than using it
 * many times, so a page starts faster when it creates only those that it needs.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
