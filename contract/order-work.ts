import { z } from 'zod'
import { largestPicture } from '#core/base/pictures.ts'
import { gameIds, results, serviceIds } from '#core/games/game.ts'
import { boardSorts } from '#core/orders/board.ts'
import { claimRefusalCodes } from '#core/orders/claiming.ts'
import { mostGamesAtOnce } from '#core/orders/recorded-game.ts'
import { away } from './away.ts'
import { due } from './booster-day.ts'
import { serverWord } from './boosters.ts'
import { endpoint, picture } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { rank } from './order-config.ts'
import { playHours } from './order-sections/silence.ts'
import { loggedWork, oneOrder, orderRow, reasonForOthers, stateErrors } from './order-view.ts'
import { unkept } from './unkept.ts'
import {
  amount,
  forOthers,
  id,
  inGameName,
  instant,
  listOf,
  orderParams,
  pageOf,
  pageQuery,
  sizedPageQuery,
  success,
  text,
} from './values.ts'

/** What boosters do with orders: the board, the claim, the games, the result. */

/** A row of the board with the rule that prevents this booster from claiming it, if any. */
const availableOrder = orderRow.extend({
  filter: z.string(),
  refusal: z.enum(claimRefusalCodes).nullable(),
  /** Until when it is offered to this booster alone, because its customer named them; null otherwise. */
  named_until: instant.nullable(),
  /** Until when this booster can undo having claimed it; only where the list was asked for that order. */
  undo_until: instant.nullable(),
  /** Whether that would count as a drop. */
  undo_drops: z.boolean(),
  /** When the customer's account can be played on; null at any time. */
  hours: playHours.nullable(),
  /** The booster's share of the price before discounts, now and at its next rise while nobody claims the order. */
  share: z
    .object({ percent: z.number(), rises: z.object({ at: instant, percent: z.number() }).nullable() })
    .nullable(),
})

export const listAvailableOrders = endpoint({
  summary:
    "List the waiting orders that are for this booster: those that name them, and those that their services and rank limits fit, each with the rule that keeps them from claiming it yet, if any. `fit` sorts offers by name first, then orders with a quick start, then by the promised start. The first page also has others' newest orders and those that the booster hid",
  guard: 'Booster',
  query: sizedPageQuery.extend({
    game: z.enum(gameIds).optional(),
    service: z.enum([...serviceIds, 'coaching']).optional(),
    server: serverWord.optional(),
    /** The least share, in minor units. */
    pay: z.coerce.number().int().min(1).max(10_000_000).optional(),
    sort: z.enum(boardSorts).default('fit'),
    /** With an order, the board has that one only, or none. */
    order_id: id.optional(),
  }),
  reply: success(
    pageOf(
      availableOrder.extend({
        /** What the page is sorted by: the first number, then the second, smaller ones first. */
        place: z.tuple([z.number(), z.number()]),
      }),
    ).extend({
      /** Up to 50 each. */
      others: z.array(availableOrder),
      hidden: z.array(availableOrder),
      limits: z.object({
        solo: z.object({ active: z.int(), limit: z.int() }),
        duo: z.object({ active: z.int(), limit: z.int() }),
      }),
      /** This booster's rank limit (the camp's number on the ladder), by game. */
      ceilings: z.partialRecord(z.enum(gameIds), z.int()),
      share_percent: z.number(),
      /** Null while the booster is available for new orders. */
      away: away.nullable(),
    }),
  ),
  errors: ['prices_not_set'],
})

export const listActiveOrders = endpoint({
  summary: "List the booster's orders that are in progress or waiting to be checked",
  guard: 'Booster',
  query: pageQuery,
  reply: listOf(orderRow.extend({ logged: loggedWork, last_game_at: instant.nullable(), due })),
  errors: [],
})

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

export const listCompletedOrders = endpoint({
  summary:
    "List the booster's closed orders with what each earned, last claimed first, and the earnings of each month (in the shop's time zone) in which orders closed",
  guard: 'Booster',
  query: sizedPageQuery.extend({ month: month.optional() }),
  reply: success(
    pageOf(
      orderRow.extend({
        pay: amount,
        /**
         * Until when the share is held; null once it can be paid out, while it waits for staff, and if there is none.
         */
        pay_due_at: instant.nullable(),
        /** `held` waits for staff; `requested` and `paid` are in a payout. */
        share: z.enum(['none', 'held', 'pending', 'available', 'requested', 'paid']),
      }),
    ).extend({
      /**
       * The newest first. `earned` is what these orders left the booster, `in_all` also counts their tips and their shares of
       * orders that others completed or nobody did.
       */
      months: z.array(z.object({ month, orders: z.int(), earned: amount, in_all: amount })),
    }),
  ),
  errors: [],
})

export const claimOrder = endpoint({
  summary: `Claim a waiting order; only one booster gets it. For ${lasting('undoClaim')} it is reserved: the booster can undo the claim, sees neither login nor chat, and nobody is told. After that it is theirs (\`undo_until\` is null)`,
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  reply: success(z.object({ order_id: id, undo_until: instant.nullable() })),
  errors: ['order_not_found', ...claimRefusalCodes],
})

export const undoClaim = endpoint({
  summary: `Undo a claim within ${lasting('undoClaim')}: the order returns to the board as it was. The third undo within an hour counts as a drop (\`dropped\`), so the booster can't claim that order again`,
  guard: 'Booster',
  params: orderParams,
  reply: success(z.object({ order_id: id, dropped: z.boolean() })),
  errors: ['order_not_found', 'claim_is_final'],
})

export const dropOrder = endpoint({
  summary:
    'Drop an order, which returns to the board; pay is split by recorded progress. The last game that the booster recorded needs a screenshot, which can be sent with this call',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ reason: reasonForOthers, proof_file_id: id.optional() }),
  reply: success(z.object({ order_id: id })),
  errors: [...stateErrors, 'drop_needs_proof', 'not_found'],
  example: { body: { reason: 'The power is out until tomorrow' } },
})

const gameBody = z.strictObject({
  /** `drawn` only in games that know draws (Valorant); otherwise `bad_params`. */
  result: z.enum(results),
  /** The points that the game gained or lost, with their sign; a draw never takes any. */
  points: z.int().min(-100).max(100),
  standing: rank,
  character: forOthers(text(24)).nullable().default(null),
  proof_file_id: id.nullable().default(null),
})
/** The game that a device recorded, which can arrive late and twice: made once for each number of its booster. */
const ownGameBody = gameBody.extend({
  intention_id: id.optional(),
  /** When it was recorded, if that was earlier; a device's clock can be wrong, so it is brought into the order's time. */
  made_at: instant.optional(),
})
const gameErrors = [...stateErrors, 'not_found', 'game_not_possible', 'proof_needed'] as const
const exampleGame = {
  result: 'won',
  points: 22,
  standing: { tier: 'silver', division: 2, points: 72 },
  character: 'Ahri',
  proof_file_id: null,
}
const gameParams = z.strictObject({ order_id: id, game_id: id })

export const recordGame = endpoint({
  summary:
    'Record one game with the rank after it. The rank must follow from the one before (`game_not_possible` says which ranks would); an unusual game needs a screenshot (`proof_needed`). With an `intention_id`, a repeat makes no second game, however late it comes',
  guard: 'Booster',
  params: orderParams,
  body: ownGameBody,
  reply: oneOrder,
  errors: gameErrors,
  example: {
    body: {
      ...exampleGame,
      intention_id: '7a1e5a52-5f0c-4b8e-9d0e-2b6d3b1f4c11',
      made_at: '2026-11-22T15:40:00.000Z',
    },
  },
})

export const recordGames = endpoint({
  summary: `Record up to ${mostGamesAtOnce} games at once, in the order they were played: all of them, or none. Each must follow from the one before; a refusal names its game (\`games.2.points\` is in the third)`,
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({ games: z.array(gameBody).min(1).max(mostGamesAtOnce) }),
  reply: oneOrder,
  errors: gameErrors,
  example: { body: { games: [exampleGame] } },
})

export const lookUpProfile = endpoint({
  summary:
    "Look up the present rank of an order's account at the shop's source of ranks, as a proposal; `not_found` in shops without one. Its customer can name another account",
  guard: 'authentication',
  opensBefore: true,
  unkept: 'The game’s profile service is asked; nothing is written',
  params: orderParams,
  body: z.strictObject({ in_game_name: inGameName.optional() }),
  reply: success(z.object({ rank })),
  errors: [
    'order_not_found',
    'not_found',
    'profile_lookup_away',
    'summoner_not_found',
    'Valorant profile not found!',
    'LOL profile not found!',
  ],
  perMinute: 10,
  example: { body: { in_game_name: 'Mira#EUW' } },
})

export const undoGame = endpoint({
  summary: `Undo the game that was just recorded, within ${lasting('undo')}; it stays visible as struck`,
  guard: 'Booster',
  params: gameParams,
  reply: oneOrder,
  errors: [...stateErrors, 'not_found', 'correction_too_late'],
})

export const correctGame = endpoint({
  summary: `Correct a game within ${lasting('correction')} of recording it. A new game replaces it and keeps its screenshot unless another one is given, the ranks after later games move by as much, and the old records stay visible as struck`,
  guard: 'Booster',
  params: gameParams,
  body: gameBody,
  reply: oneOrder,
  errors: [...gameErrors, 'correction_too_late', 'later_games_impossible'],
  example: { body: exampleGame },
})

export const proveGame = endpoint({
  summary: 'Add the screenshot that a game was recorded without, until the result is submitted',
  guard: 'Booster',
  params: gameParams,
  body: z.strictObject({ proof_file_id: id }),
  reply: oneOrder,
  errors: [...stateErrors, 'not_found'],
  example: { body: { proof_file_id: '01920000-0000-7000-8000-000000000001' } },
})

export const finishOrder = endpoint({
  summary:
    'Submit the result: a climb with a screenshot that proves it, coaching by the notes of its sessions. `anyway` submits what the log does not show; the order is then flagged with both figures, and time never completes it',
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({ proof_file_id: id.optional(), anyway: z.boolean().default(false) }),
  reply: oneOrder,
  errors: [...stateErrors, 'no_files_uploaded', 'session_not_held', 'target_not_reached'],
  example: { body: { proof_file_id: '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d' } },
})

export const uploadProof = endpoint({
  summary: `Upload an image (PNG, JPEG or WebP, up to ${largestPicture / 1024 ** 2} MB) as multipart form data: as a booster to prove a game or a result, as a customer to dispute a result. It is deleted after ${lasting('unusedPicture')} unless a call refers to it`,
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.picture,
  params: orderParams,
  reply: success(z.object({ file_id: id })),
  errors: [
    'order_not_found',
    'bad_request',
    'bad_file_extension',
    'no_files_uploaded',
    'payload_too_large',
    'too_many_pictures',
  ],
  perMinute: 30,
})

export const getFile = endpoint({
  summary: 'Get a stored image; only people who can see its order can see it',
  guard: 'authentication',
  opensBefore: true,
  params: z.strictObject({ file_id: id }),
  reply: picture,
  errors: ['not_found'],
})

export const orderWorkContract = {
  listAvailableOrders,
  listActiveOrders,
  listCompletedOrders,
  claimOrder,
  undoClaim,
  dropOrder,
  recordGame,
  recordGames,
  lookUpProfile,
  undoGame,
  correctGame,
  proveGame,
  finishOrder,
  uploadProof,
  getFile,
}
