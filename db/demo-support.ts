import { randomUUID } from 'node:crypto'
import { minuteMs } from '#core/base/durations.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { answerThread } from '#server/support/answer-thread.ts'
import { saveCannedAnswer } from '#server/support/save-canned-answer.ts'
import { addToChat } from '#server/support/send-chat-message.ts'

type Line = { by: 'person' | 'staff'; minutesAgo: number; text: string }

const talks: readonly { person: string; locale: Locale; lines: readonly Line[] }[] = [
  {
    person: 'theo',
    locale: 'en',
    lines: [
      { by: 'person', minutesAgo: 190, text: 'Can I move my coaching session to Sunday?' },
      {
        by: 'staff',
        minutesAgo: 184,
        text: 'Yes. Propose Sunday on the order page. It counts once your coach accepts it.',
      },
    ],
  },
  {
    person: 'mira',
    locale: 'de',
    lines: [
      { by: 'person', minutesAgo: 13, text: 'Hallo, kann ich den Server nach der Bezahlung noch ändern?' },
    ],
  },
]

const canned: readonly { shortcut: string; texts: Partial<Record<Locale, [title: string, text: string]>> }[] =
  [
    {
      shortcut: 'server',
      texts: {
        en: [
          'Change the server',
          'Before a booster has started, we can change the server for you. Which one do you play on?',
        ],
        de: [
          'Server ändern',
          'Bevor ein Booster anfängt, können wir den Server für dich ändern. Auf welchem spielst du?',
        ],
      },
    },
    {
      shortcut: 'late-start',
      texts: {
        en: [
          'No booster yet',
          'Sorry for the wait. Your order is on the board, and you can cancel it for a full refund until a booster starts.',
        ],
        de: [
          'Noch kein Booster',
          'Entschuldige die Wartezeit. Dein Auftrag ist in der Liste, und bis ein Booster anfängt, kannst du ihn mit voller Erstattung stornieren.',
        ],
      },
    },
    {
      shortcut: 'password',
      texts: {
        en: [
          'Logins go in the vault',
          'Please don’t send logins here. Enter them in the vault on your order page.',
        ],
      },
    },
  ]

/** A few talks with support and canned answers, marked as the demo's. */
export async function seedDemoSupport(real: Services, callers: Map<string, Caller>): Promise<void> {
  const staff = who(callers, 'staff-orders')
  const start = real.now().getTime()
  for (const { person, locale, lines } of talks) {
    const { id: userId } = who(callers, person)
    let threadId = ''
    for (const { by, minutesAgo, text } of lines) {
      const services: Services = { ...real, now: () => new Date(start - minutesAgo * minuteMs) }
      const message = { message_id: randomUUID(), text }
      if (by === 'staff')
        await transaction(services, (work) =>
          answerThread(work, staff, threadId, { ...message, note: false, close: false }),
        )
      else {
        const row = await transaction(services, (work) =>
          addToChat(work, { userId }, { ...message, locale }, null),
        )
        threadId = row.thread_id
      }
    }
  }
  await real.db.updateTable('support_threads').set({ demo: true }).execute()
  for (const { shortcut, texts } of canned)
    for (const [locale, [title, text]] of Object.entries(texts))
      await transaction(real, (work) =>
        saveCannedAnswer(work, staff, { shortcut, locale: locale as Locale, title, text }),
      )
}

function who(callers: Map<string, Caller>, name: string): Caller {
  const caller = callers.get(name)
  if (!caller) throw new Error(`The demo has no ${name}`)
  return caller
}
