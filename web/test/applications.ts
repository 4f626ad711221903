import { type ApplicationContent, emptyContent } from '#core/boosters/applications.ts'
import type { SentApplication } from '#web/work/applications/answer-form.tsx'

/** Everything that an application needs, for one game. */
export const aContent = (rest: Partial<ApplicationContent> = {}): ApplicationContent => ({
  ...emptyContent('Europe/Paris'),
  languages: [{ code: 'fr', level: 'native' }],
  experience: 'Five seasons above Diamond, mostly jungle, and a year of coaching.',
  accounts: [
    {
      game: 'league-of-legends',
      name: 'tarn#LYON',
      server: 'euw',
      now: { tier: 'grandmaster', division: null },
      best: { tier: 'challenger', division: null },
      ceiling: { tier: 'diamond', division: 1 },
    },
  ],
  pictures: (['profile', 'history'] as const).map((kind) => ({
    game: 'league-of-legends',
    kind,
    file_id: `${kind}-id`,
    name: `${kind}.png`,
    bytes: 4,
  })),
  hours: [{ day: 5, from: 36, to: 46 }],
  agreed: true,
  ...rest,
})

/** An application that waits for staff, as they read it. */
export const anApplication = (rest: Partial<SentApplication> = {}): SentApplication => ({
  application_id: 'application-id',
  status: 'sent',
  version: 8,
  content: aContent() as never,
  updated_at: '2026-11-20T10:00:00.000Z',
  sent_at: '2026-11-20T10:00:00.000Z',
  due_at: '2026-11-23T10:00:00.000Z',
  decided_at: null,
  steps: [{ action: 'send', note: '', at: '2026-11-20T10:00:00.000Z' }],
  username: 'tarn',
  email: 'tarn@example.com',
  locale: 'fr',
  ...rest,
})
