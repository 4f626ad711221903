import type { DraftBlock } from '#contract/document.ts'
import { dayMs } from '#core/base/durations.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { createPost } from '#server/site/blog/edit-post.ts'
import { changePost } from '#server/site/blog/post-store.ts'
import { publishPost } from '#server/site/blog/publish-post.ts'
import { saveDraft } from '#server/site/blog/save-draft.ts'

type Text = {
  title: string
  description: string
  blocks: readonly (readonly [kind: 'heading' | 'paragraph', text: string])[]
}
type Demo = { game: 'valorant' | null; topic: 'guide' | 'shop'; texts: Partial<Record<Locale, Text>> }

const warmUp: Demo = {
  game: 'valorant',
  topic: 'guide',
  texts: {
    en: {
      title: 'A warm-up that fits into ten minutes',
      description:
        'Three short exercises before the first ranked game, and why a fourth one costs more than it brings.',
      blocks: [
        [
          'paragraph',
          'The first round of an evening is often the worst one. A short warm-up moves it to the range.',
        ],
        ['heading', 'Three exercises'],
        [
          'paragraph',
          'Slow shots at heads, then the same with movement, then one deathmatch. Stop when the hands are awake.',
        ],
      ],
    },
    de: {
      title: 'Ein Aufwärmen, das in zehn Minuten passt',
      description:
        'Drei kurze Übungen vor dem ersten Ranglistenspiel, und warum eine vierte mehr kostet, als sie bringt.',
      blocks: [
        [
          'paragraph',
          'Die erste Runde eines Abends ist oft die schlechteste. Kurzes Aufwärmen verlegt sie auf den Schießstand.',
        ],
        ['heading', 'Drei Übungen'],
        [
          'paragraph',
          'Langsame Schüsse auf Köpfe, dann dasselbe in Bewegung, dann ein Deathmatch. Hör auf, wenn die Hände wach sind.',
        ],
      ],
    },
    fr: {
      title: 'Un échauffement qui tient en dix minutes',
      description: '',
      blocks: [
        [
          'paragraph',
          'La première manche d’une soirée est souvent la pire. Un échauffement court la déplace au stand de tir.',
        ],
      ],
    },
  },
}

const duoQueue: Demo = {
  game: null,
  topic: 'shop',
  texts: {
    en: {
      title: 'What to agree on before you play in a duo',
      description: 'Voice or text, who picks first, and when to stop for the day.',
      blocks: [
        [
          'paragraph',
          'Two people who agree on three things before the first game argue less after the third.',
        ],
        ['paragraph', 'Say when you stop. A fixed hour ends more evenings well than a last win does.'],
      ],
    },
    de: {
      title: 'Was ihr vor einem Duo abmacht',
      description: 'Sprache oder Text, wer zuerst wählt, und wann für heute Schluss ist.',
      blocks: [
        ['paragraph', 'Wer vor dem ersten Spiel drei Dinge abmacht, streitet nach dem dritten weniger.'],
        [
          'paragraph',
          'Sagt, wann ihr aufhört. Eine feste Uhrzeit beendet mehr Abende gut als ein letzter Sieg.',
        ],
      ],
    },
  },
}

/** A post that waits for its time while a translation is begun, and a draft whose translation is behind. Readers see neither. */
export async function seedDemoPosts(services: Services, people: ReadonlyMap<string, Caller>): Promise<void> {
  const staff = [...people.values()].find(({ permissions }) => permissions.includes('EditUsers'))
  if (!staff) throw new Error('The demo has no staff who can edit posts')
  const waiting = await write(services, staff, warmUp)
  const at = new Date(services.now().getTime() + 3 * dayMs).toISOString()
  const languages = (['en', 'de'] as const).map((language) => ({
    language,
    revision: language === 'en' ? 2 : 1,
  }))
  await transaction(services, (work) => publishPost(work, staff, waiting, { languages, at }))
  const behind = await write(services, staff, duoQueue)
  const later = paragraph(
    'Say when you stop. A fixed hour, known to both, ends more evenings well than a last win does.',
  )
  await transaction(services, (work) =>
    saveDraft(
      work,
      staff,
      { postId: behind, language: 'en' },
      {
        seen: 2,
        changes: [{ type: 'put', id: 'p1', base: 2, block: later }],
      },
    ),
  )
}

async function write(services: Services, staff: Caller, { texts, game, topic }: Demo): Promise<string> {
  const title = texts.en?.title ?? ''
  const id = await transaction(services, async (work) => {
    const made = await createPost(work, staff, { source_language: 'en', game, topic, title })
    await changePost(work.tx, made, { demo: true })
    return made
  })
  for (const [language, text] of Object.entries(texts) as [Locale, Text][]) {
    const isSource = language === 'en'
    const changes = [
      ...text.blocks.map(([kind, words], place) => ({
        type: 'put' as const,
        id: `p${place}`,
        base: null,
        block: kind === 'heading' ? heading(words) : paragraph(words),
      })),
      { type: 'field' as const, field: 'description' as const, base: 0, value: text.description },
      ...(isSource ? [] : [{ type: 'field' as const, field: 'title' as const, base: 0, value: text.title }]),
    ]
    await transaction(services, (work) =>
      saveDraft(work, staff, { postId: id, language }, { seen: isSource ? 1 : 0, changes }),
    )
  }
  return id
}

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (text: string): DraftBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})
