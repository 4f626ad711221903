/** Leads to the choice because of which nothing can be ordered: its field gets the focus and comes into view. */
export function leadToChoice(): void {
  const choice = document.querySelector<HTMLElement>('main [aria-invalid="true"], .wish-room input')
  choice?.focus({ preventScroll: true })
  choice?.scrollIntoView({ block: 'center' })
}
