import { onTestFinished } from 'vitest'

/** The names of the files that the page saves during a test; the test browser saves none. */
export function savedFiles(): readonly string[] {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:a-file'
  // It is called after the test, too.
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download)
  }
  onTestFinished(() => void Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click'))
  return names
}
