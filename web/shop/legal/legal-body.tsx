import type { Document } from '#contract/document.ts'
import { DocumentView } from '#web/parts/document/document-view.tsx'

/** The text itself; a page that arrived complete keeps the server's rendering and never loads this part. */
export function LegalBody({ document }: { document: Document | undefined }) {
  return document ? <DocumentView document={document} /> : null
}
