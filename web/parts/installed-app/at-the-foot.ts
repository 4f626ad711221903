/** A card at the bottom of the window: over the page's end, or the foot of a phone. It keeps clear of the bottom bar. */
export const atTheFoot =
  'at-the-foot fixed end-6 bottom-6 z-9 border border-line-strong bg-surface-2 shadow-lifted rounded-[14px] max-lg:bottom-[calc(16px+var(--bar)+env(safe-area-inset-bottom))] max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[calc(20px+env(safe-area-inset-bottom))]'
