/** Up to this many are counted in a queue of staff. */
export const mostQueued = 100
