import { createHash } from 'node:crypto'

/** Names a build after its files, whose names contain a hash of their content: the same sources give the same build. */
export function buildId(manifest: Record<string, { file: string; css?: string[] }>): string {
  const files = Object.values(manifest).flatMap(({ file, css }) => [file, ...(css ?? [])])
  return createHash('sha256')
    .update([...new Set(files)].sort().join('\n'))
    .digest('base64url')
    .slice(0, 16)
}
