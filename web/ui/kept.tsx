/** Leaves in place what the server drew here; on a page that the browser made itself it is empty. */
export function Kept({ className }: { className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves such an element's content alone.
  return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
}
