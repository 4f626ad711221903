import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ArchiveFile = {
  name: string
  /** Whether deflating it is worth the time; pictures are compressed already. */
  deflated: boolean
  content: AsyncIterable<Uint8Array>
}

/** The bytes of a ZIP archive, file by file and chunk by chunk, so that no more than a chunk is in memory. */
export async function* zipStream(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const taken = () => {
    const chunks = ready
    ready = []
    return chunks
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, deflated, content } of files) {
    const file = deflated ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(file)
    for await (const chunk of content) {
      file.push(chunk)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
