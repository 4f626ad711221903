import type { GameId } from '#core/games/game.ts'

type PostFacts = {
  id: string
  /** null is a post for all games. */
  game: GameId | null
  topic: 'ranked' | 'guide' | 'numbers' | 'safety' | 'shop'
  author: string
  published: string
  updated: string
  related?: readonly string[]
}

/** What the posts have in common in every language; the texts are in `posts/<id>/<locale>.md`. */
export const posts = [
  {
    id: 'how-lp-gains-work',
    game: 'league-of-legends',
    topic: 'ranked',
    author: 'Peakline',
    published: '2026-08-06',
    updated: '2026-11-12',
    related: ['demotion-shield', 'how-many-games-a-division-takes', 'placement-games-what-they-decide'],
  },
  {
    id: 'demotion-shield',
    game: 'league-of-legends',
    topic: 'ranked',
    author: 'Peakline',
    published: '2026-08-19',
    updated: '2026-08-19',
    related: ['how-lp-gains-work', 'decay-and-open-tiers', 'valorant-rr-explained'],
  },
  {
    id: 'when-to-duo',
    game: null,
    topic: 'guide',
    author: 'Peakline',
    published: '2026-09-01',
    updated: '2026-11-05',
    related: ['getting-more-from-one-hour-of-coaching', 'what-boosting-risks', 'how-lp-gains-work'],
  },
  {
    id: 'what-boosting-risks',
    game: null,
    topic: 'safety',
    author: 'Peakline',
    published: '2026-09-10',
    updated: '2026-11-18',
    related: ['hand-over-an-account-safely', 'getting-more-from-one-hour-of-coaching', 'when-to-duo'],
  },
  {
    id: 'how-many-games-a-division-takes',
    game: null,
    topic: 'numbers',
    author: 'Peakline',
    published: '2026-11-14',
    updated: '2026-11-20',
    related: ['how-lp-gains-work', 'valorant-rr-explained', 'wild-rift-marks-explained'],
  },
  {
    id: 'valorant-rr-explained',
    game: 'valorant',
    topic: 'ranked',
    author: 'Peakline',
    published: '2026-09-22',
    updated: '2026-09-22',
    related: ['placement-games-what-they-decide', 'when-to-duo', 'how-many-games-a-division-takes'],
  },
  {
    id: 'tft-ranked-explained',
    game: 'teamfight-tactics',
    topic: 'ranked',
    author: 'Peakline',
    published: '2026-10-02',
    updated: '2026-10-27',
    related: ['decay-and-open-tiers', 'placement-games-what-they-decide', 'when-to-duo'],
  },
  {
    id: 'wild-rift-marks-explained',
    game: 'wild-rift',
    topic: 'ranked',
    author: 'Peakline',
    published: '2026-10-13',
    updated: '2026-11-02',
    related: ['how-many-games-a-division-takes', 'placement-games-what-they-decide', 'when-to-duo'],
  },
  {
    id: 'placement-games-what-they-decide',
    game: null,
    topic: 'ranked',
    author: 'Peakline',
    published: '2026-10-21',
    updated: '2026-10-21',
    related: ['how-lp-gains-work', 'valorant-rr-explained', 'tft-ranked-explained'],
  },
  {
    id: 'hand-over-an-account-safely',
    game: null,
    topic: 'shop',
    author: 'Peakline',
    published: '2026-10-28',
    updated: '2026-11-18',
    related: ['what-boosting-risks', 'when-to-duo', 'getting-more-from-one-hour-of-coaching'],
  },
  {
    id: 'getting-more-from-one-hour-of-coaching',
    game: null,
    topic: 'guide',
    author: 'Peakline',
    published: '2026-11-04',
    updated: '2026-11-04',
    related: ['when-to-duo', 'how-many-games-a-division-takes', 'how-lp-gains-work'],
  },
  {
    id: 'decay-and-open-tiers',
    game: 'league-of-legends',
    topic: 'ranked',
    author: 'Peakline',
    published: '2026-11-20',
    updated: '2026-11-20',
    related: ['demotion-shield', 'tft-ranked-explained', 'how-lp-gains-work'],
  },
] as const satisfies readonly PostFacts[]
