/**
 * The draw of a raffle: a function of what is published, so that anyone can repeat it (docs/raffles.md has a script). A hash
 * is SHA-256, written as 64 small hexadecimal digits; it is passed in, because server and browser have their own.
 */
export type Hash = (text: string) => string

/** A ticket of the published list: its number, and the hash of an id that only its owner knows. */
export type Ticket = { number: number; mark: string }

/** The published list: a line for each ticket, `12,` and its mark, in the order of the numbers. */
export function listOfTickets(tickets: readonly Ticket[]): string {
  return tickets.map(({ number, mark }) => `${number},${mark}\n`).join('')
}

/** What decides: the shop's seed, and the public randomness that nobody knew before the close; '' without a beacon. */
export type Lots = { seed: string; randomness: string }

/** The hash that decides a ticket's place. */
export function placeOf(hash: Hash, { seed, randomness }: Lots, number: number): string {
  return hash(`${seed}:${randomness}:${number}`)
}

/**
 * The one fixed order of all tickets: by the hashes of their places, the smallest first. The first ones win; when a winner
 * doesn't answer, the next ticket of this order moves up. Every order is equally likely, because no hash can be foreseen.
 */
export function drawOrder(hash: Hash, lots: Lots, numbers: readonly number[]): number[] {
  return numbers
    .map((number) => ({ number, place: placeOf(hash, lots, number) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : a.number - b.number))
    .map(({ number }) => number)
}

/** What the shop has published, for somebody who checks it. */
export type Published = {
  seedHash: string
  seed: string
  randomness: string
  /** With a beacon: its signature of the round, whose hash is the randomness. */
  signature: string | null
  listHash: string
  tickets: readonly Ticket[]
  /** The tickets that got a place or lost it again, in the order in which the shop took them. */
  taken: readonly number[]
}

/** Each step of the check, true if it holds. `randomness` is null where there is no beacon. */
export type Checked = { seed: boolean; randomness: boolean | null; list: boolean; order: boolean }

/** Repeats the draw from what is published. `hashBytes` hashes the bytes that hexadecimal digits stand for. */
export function checkDraw(hash: Hash, hashBytes: Hash, published: Published): Checked {
  const { seed, randomness, signature, tickets, taken } = published
  const numbers = tickets.map(({ number }) => number)
  const order = drawOrder(hash, { seed, randomness }, numbers)
  return {
    seed: hash(seed) === published.seedHash,
    randomness: signature === null ? null : hashBytes(signature) === randomness,
    list: hash(listOfTickets(tickets)) === published.listHash,
    order: taken.every((number, place) => order[place] === number),
  }
}
