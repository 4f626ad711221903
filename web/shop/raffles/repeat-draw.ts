import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Checked, checkDraw, type Ticket } from '#core/raffles/draw.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import type { Raffle } from './raffle-types.ts'

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))
const hashBytes = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))

/** Lines that are read at once. */
const size = 10_000

/** Reads the list and repeats the draw: with nothing of the server but what is published. */
export async function repeatDraw(call: CallApi, raffle: Raffle): Promise<Checked & { ms: number }> {
  const began = performance.now()
  const tickets: Ticket[] = []
  for (let after = 0; ; ) {
    const { data } = await call('listTickets', { params: { slug: raffle.slug }, query: { after, size } })
    for (const line of data.lines) {
      const [number, mark = ''] = line.split(',')
      tickets.push({ number: Number(number), mark })
    }
    after = tickets.at(-1)?.number ?? 0
    if (data.last) break
  }
  const checked = checkDraw(hash, hashBytes, {
    seed: raffle.seed ?? '',
    seedHash: raffle.seed_hash,
    randomness: raffle.randomness ?? '',
    signature: raffle.signature,
    listHash: raffle.list_hash ?? '',
    tickets,
    taken: raffle.winners.map(({ number }) => number),
  })
  return { ...checked, ms: Math.round(performance.now() - began) }
}
