import { dayMs } from '#core/base/durations.ts'
import { type GameId, gameIds, type ServerId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, type Place } from '#core/games/ladder.ts'
import { filterId } from '#core/people/matching.ts'
import { retention } from '#core/people/retention.ts'

/** The life of an application to become a booster. */
export const applicationStatuses = ['draft', 'sent', 'asked', 'accepted', 'refused'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What can be done with an application: in which statuses, and where it leads; null keeps the status. */
export const applicationMoves = {
  save: { from: ['draft', 'asked'], to: null, by: 'applicant' },
  send: { from: ['draft', 'asked'], to: 'sent', by: 'applicant' },
  ask: { from: ['sent'], to: 'asked', by: 'staff' },
  accept: { from: ['sent', 'asked'], to: 'accepted', by: 'staff' },
  refuse: { from: ['sent', 'asked'], to: 'refused', by: 'staff' },
} as const satisfies Record<
  string,
  { from: readonly ApplicationStatus[]; to: ApplicationStatus | null; by: 'applicant' | 'staff' }
>
export type ApplicationMove = keyof typeof applicationMoves

/** Whether a move is possible in a status. */
export function canMove(move: ApplicationMove, status: ApplicationStatus): boolean {
  return applicationMoves[move].from.some((each) => each === status)
}

/** Time spans of an application, each with its source. */
export const applicationSpans = {
  /** Until staff must answer. */
  answer: { ms: 3 * dayMs, source: 'domain 3, promises' },
  /** Until a draft that nobody changes is erased. */
  draft: { ms: retention.applicationDraft, source: 'core/people/retention.ts' },
  /** Until the pictures of an answered application are deleted. */
  pictures: { ms: retention.refusedApplication, source: 'core/people/retention.ts' },
  /** From a refusal until the person can apply again. */
  again: { ms: 30 * dayMs, source: 'proposal: spam' },
} as const

/** The instant at which a span that started at `since` ends. */
export function applicationSpanEnd(span: keyof typeof applicationSpans, since: Date): Date {
  return new Date(since.getTime() + applicationSpans[span].ms)
}

/** How many characters of experience an application has. */
export const experienceLength = { least: 40, most: 800 } as const
/** The most characters of a game account's name. */
export const accountNameLength = 40
/** The most characters of staff's question or reason, and of the applicant's answer. */
export const applicationNoteLength = { least: 10, most: 1000 } as const
/** How old applicants must be. */
export const leastBoosterAge = 18
/** How many ranked games the picture of an account's history shows. */
export const provenGames = 10
/** The longest side, in pixels, that a screenshot must have at least, so that names and ranks can be read. */
export const leastPictureSide = 1000
/** The most pictures that can be uploaded for one application, replaced ones included. */
export const mostApplicationPictures = 30
/** How many orders a new booster can have at a time. */
export const newBoosterLimits = { solo: 2, duo: 2 } as const

export const languageLevels = ['basic', 'fluent', 'native'] as const
export type LanguageLevel = (typeof languageLevels)[number]

/** What proves an account: its profile with name and rank, and its last ranked games. */
export const pictureKinds = ['profile', 'history'] as const
export type PictureKind = (typeof pictureKinds)[number]

export type GameAccount = {
  game: GameId
  /** As the game shows it, such as `tarn#LYON`. */
  name: string
  server: ServerId
  now: Place
  best: Place
  /** The highest rank that the person offers to play to. */
  ceiling: Place
}

export type ApplicationPicture = {
  game: GameId
  kind: PictureKind
  file_id: string
  /** The file's name on the applicant's device, and its size there. */
  name: string
  bytes: number
}

/** Hours of one day in half hours from midnight, 0 to 48; `day` is 1 (Monday) to 7. */
export type DayHours = { day: number; from: number; to: number }

export type ApplicationContent = {
  languages: { code: string; level: LanguageLevel }[]
  experience: string
  accounts: GameAccount[]
  pictures: ApplicationPicture[]
  /** In the applicant's own time zone, one span a day, sorted by day. */
  hours: DayHours[]
  time_zone: string
  /** Whether they also want to play together with customers. */
  duo: boolean
  /** Whether they confirmed what they must know before they send. */
  agreed: boolean
}

/** The last half hour of a day. */
export const dayEnd = 48

/** The hours of a week. */
export function weeklyHours(hours: readonly DayHours[]): number {
  return hours.reduce((sum, { from, to }) => sum + (to - from) / 2, 0)
}

const unique = <T>(list: readonly T[], keyOf: (item: T) => unknown) =>
  new Set(list.map(keyOf)).size === list.length

/**
 * Whether a draft can exist, complete or not: one account per game with ranks of its ladder and a ceiling that its
 * best rank reaches, one picture of each kind for these accounts, one span of hours a day.
 */
export function isPossibleContent({ languages, accounts, pictures, hours }: ApplicationContent): boolean {
  const inOrder = hours.every(({ day, from, to }, i) => {
    const before = hours[i - 1]
    return from < to && (!before || before.day < day)
  })
  return (
    inOrder &&
    unique(languages, ({ code }) => code) &&
    unique(accounts, ({ game }) => game) &&
    accounts.every(isPossibleAccount) &&
    unique(pictures, ({ game, kind }) => `${game} ${kind}`) &&
    pictures.every(({ game }) => accounts.some((account) => account.game === game))
  )
}

function isPossibleAccount({ game: id, server, now, best, ceiling }: GameAccount): boolean {
  const game = games[id]
  const [nowAt, bestAt, ceilingAt] = [now, best, ceiling].map((place) => campIndex(game, place)) as [
    number,
    number,
    number,
  ]
  return (
    game.servers.includes(server) && nowAt >= 0 && bestAt >= nowAt && ceilingAt >= 0 && ceilingAt <= bestAt
  )
}

/** What an application still lacks, in the order of the page. */
export const applicationGaps = [
  'languages',
  'experience',
  'accounts',
  'pictures',
  'hours',
  'agreement',
] as const
export type ApplicationGap = (typeof applicationGaps)[number]

/** What is missing before an application can be sent. */
export function gapsOf(content: ApplicationContent): ApplicationGap[] {
  const { languages, experience, accounts, hours, agreed } = content
  const lacks: Record<ApplicationGap, boolean> = {
    languages: languages.length === 0,
    experience: experience.trim().length < experienceLength.least,
    accounts: accounts.length === 0 || accounts.some(({ name }) => name.trim() === ''),
    pictures: missingPictures(content) > 0 || accounts.length === 0,
    hours: hours.length === 0,
    agreement: !agreed,
  }
  return applicationGaps.filter((gap) => lacks[gap])
}

/** How many of the pictures that prove the accounts are missing. */
export function missingPictures({ accounts, pictures }: ApplicationContent): number {
  return accounts.length * pictureKinds.length - pictures.length
}

/** The parts of the page, as camps of its ridge. */
export const applicationParts = ['about', 'accounts', 'proof', 'hours', 'check'] as const
export type ApplicationPart = (typeof applicationParts)[number]

/** The part of the page in which a gap is closed. */
export const partOfGap: Record<ApplicationGap, ApplicationPart> = {
  languages: 'about',
  experience: 'about',
  accounts: 'accounts',
  pictures: 'proof',
  hours: 'hours',
  agreement: 'check',
}

/** An application before anything is entered. */
export function emptyContent(timeZone: string): ApplicationContent {
  return {
    languages: [],
    experience: '',
    accounts: [],
    pictures: [],
    hours: [],
    time_zone: timeZone,
    duo: true,
    agreed: false,
  }
}

/** The service filters of a new booster: every service of their games on their servers; duo only if they want it. */
export function filtersOf({ accounts, duo }: Pick<ApplicationContent, 'accounts' | 'duo'>): string[] {
  const services = [
    'elo-boost',
    'placement-boost',
    'win-boost',
    ...(duo ? (['duo-boost'] as const) : []),
  ] as const
  return accounts.flatMap(({ game, server }) =>
    services.map((service) => filterId({ game, service, server })),
  )
}

/** The games in which the person can add an account. */
export function gamesLeft(accounts: readonly GameAccount[]): GameId[] {
  return gameIds.filter((game) => !accounts.some((account) => account.game === game))
}
