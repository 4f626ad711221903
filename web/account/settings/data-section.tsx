import { DeleteAccountRow } from './delete-account-row.tsx'
import { DownloadRow } from './download-row.tsx'
import type { PartProps } from './settings.ts'

/** A copy of one's data, and the end of the account. */
export function DataSection(props: PartProps) {
  return (
    <>
      <DownloadRow {...props} />
      <DeleteAccountRow {...props} />
    </>
  )
}
