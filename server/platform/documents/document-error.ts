/** Why a source file is refused, with the place to look at. */
export class DocumentError extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`)
    this.name = 'DocumentError'
  }
}
