import type { Work } from '#server/platform/ports/work.ts'

declare module '#server/platform/ports/services.ts' {
  interface Services {
    /** What follows when an address is proven. */
    accountFollowers: AccountFollowers
  }
}

/** What follows when it is proven whose address it is; other features add what they know of. */
export type AccountFollowers = {
  /** Gives what a guest has to the account whose proven address it was ordered with. */
  join: readonly ((work: Work, guestId: string, userId: string) => Promise<void>)[]
  /** Removes a way into an account that somebody set up before they proved the address (trust S8). */
  shut: readonly ((work: Work, userId: string) => Promise<void>)[]
}
