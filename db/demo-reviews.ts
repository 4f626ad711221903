import type { Locale } from '#i18n/locales.ts'

/** The demo's reviews, as players of each language write them: for orders on time, and for late ones. */

type Words = { text: string; reply?: string }

export const demoReviews: Record<Locale, { good: readonly Words[]; late: readonly Words[] }> = {
  en: {
    good: [
      {
        text: 'I could see every game about a minute after it ended. He paused when I needed my account, and wrote before he went on.',
      },
      { text: 'Second order. One camp more than last time, one day less.' },
      {
        text: 'Two evenings of duo. We lost four games, and he told me what I did wrong in each. One peak less because we started 20 minutes late.',
        reply: 'True, my train was late. Your roams got much better on day two.',
      },
      { text: 'Exactly the days that were promised. The login was deleted the moment I confirmed.' },
      { text: 'Played my champions, as I had asked. No chat with anyone, offline the whole time.' },
      { text: 'Quick start, clear messages, and the last screenshot matched my client.' },
      { text: 'Lost three in a row on day one and said so at once. Still there a day early.' },
    ],
    late: [
      {
        text: 'A day later than promised. The updates were good, but I had planned around the weekend.',
        reply: 'Fair. I took a second order too soon that week. I only take one above Emerald now.',
      },
      { text: 'Good games, but it took longer than the page said.' },
    ],
  },
  de: {
    good: [
      {
        text: 'Alles wie beschrieben. Nach jeder Sitzung eine kurze Nachricht, und mein Account war offline.',
      },
      {
        text: 'Schneller Start und ehrlich bei Niederlagen. Ich habe beim Zuschauen selbst etwas gelernt.',
        reply: 'Danke dir! Viel Erfolg in Platin.',
      },
      { text: 'Zweiter Auftrag, wieder pünktlich.' },
    ],
    late: [
      { text: 'Einen Tag zu spät, aber er hat es vorher gesagt.', reply: 'Stimmt, das war mein Fehler.' },
    ],
  },
  fr: {
    good: [
      { text: 'Chaque partie apparaît dans le suivi, même les défaites. Arrivé un jour plus tôt que prévu.' },
      {
        text: 'Très patient en duo, il explique sans jamais s’énerver.',
        reply: 'Merci, c’était un plaisir !',
      },
    ],
    late: [{ text: 'Bon niveau, mais deux jours de retard sur la promesse.' }],
  },
  es: {
    good: [
      { text: 'Empezó a los pocos minutos y avisó antes de cada sesión. Repetiré.' },
      { text: 'Jugó solo con los campeones que pedí. Todo quedó registrado.' },
    ],
    late: [{ text: 'Llegó un día tarde, aunque me fue contando cómo iba.' }],
  },
  it: {
    good: [
      { text: 'Puntuale e gentile. Ho potuto seguire ogni partita dalla pagina dell’ordine.' },
      { text: 'Ha messo in pausa quando volevo giocare io, senza problemi.' },
    ],
    late: [{ text: 'Un giorno di ritardo, ma il risultato è quello giusto.' }],
  },
  pt: {
    good: [
      { text: 'Começou depressa e terminou dentro do prazo. A conta esteve sempre offline.' },
      { text: 'Explicou-me cada derrota do duo. Aprendi imenso.', reply: 'Obrigado! Bons jogos.' },
    ],
    late: [{ text: 'Demorou mais um dia do que o previsto.' }],
  },
  nl: {
    good: [
      { text: 'Netjes op tijd, en na elke avond een berichtje hoe het ging.' },
      { text: 'Fijne duo-avonden. Rustig, duidelijk en met humor.', reply: 'Graag gedaan!' },
    ],
    late: [{ text: 'Eén dag te laat, verder prima.' }],
  },
  zh: {
    good: [
      { text: '开始很快，每一局结束后都能马上看到记录。' },
      { text: '按我选的英雄打，全程离线，按时完成。' },
    ],
    late: [{ text: '比承诺晚了一天，不过每天都有说明进度。' }],
  },
  ar: {
    good: [
      { text: 'كنت أرى كل مباراة بعد نهايتها بدقيقة تقريبًا. وصل قبل الموعد بيوم.' },
      { text: 'بدأ بسرعة ولعب بالأبطال الذين اخترتهم.' },
    ],
    late: [{ text: 'تأخر يومًا عن الموعد، لكنه أخبرني مسبقًا.' }],
  },
}

/** The demo's customers of those years; they can't sign in. Each writes in one language. */
export const historyCustomers: readonly [name: string, locale: Locale][] = [
  ['jonas', 'de'],
  ['anouk', 'en'],
  ['sverre', 'en'],
  ['lucia', 'es'],
  ['paulo', 'pt'],
  ['amelie', 'fr'],
  ['noor', 'nl'],
  ['dario', 'it'],
  ['ines', 'pt'],
  ['faris', 'ar'],
  ['wei', 'zh'],
  ['tilda', 'en'],
  ['hanno', 'de'],
  ['camille', 'fr'],
  ['rory', 'en'],
  ['marek', 'en'],
  ['salma', 'ar'],
  ['ravi', 'en'],
  ['elif', 'en'],
  ['gael', 'es'],
]
