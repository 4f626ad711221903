import { plainLetters } from './plain-letters.ts'

/** What replaces contact data in a message. */
export const contactMask = '•••••'

export type Masked = { text: string; masked: boolean }

// In these expressions every repetition has a bound or one place to begin, and ends at another character: a message takes
// linear time.

/** What is read as a letter: d1sc0rd, wh4tsapp. */
const readAs: Readonly<Record<string, string>> = {
  a: '[a4@]',
  b: '[b8]',
  e: '[e3]',
  g: '[g9]',
  i: '[i1l!]',
  l: '[l1i]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
}
const letters = (word: string) => [...word].map((letter) => readAs[letter] ?? letter)
/** A word whose letters may be set apart: d i s c o r d, d.i.s.c.o.r.d. */
const spaced = (word: string) => letters(word).join('[\\s._*~|-]{0,3}')
const words = (list: string) => `(?:${list.split(' ').map(spaced).join('|')})`

/** An @ as such, and one that is written out, which sentences contain too. */
const at = '[\\s*~|]{0,4}[([{<]?\\s?@\\s?[)\\]}>]?[\\s_*~|]{0,4}'
const writtenAt =
  '(?:\\s?[([{<]\\s?(?:at|a|arroba|chiocciola|arobase|ät)\\s?[)\\]}>]\\s?|\\s(?:at|arroba|chiocciola|arobase|ät)\\s)'
const writtenDot =
  '(?:\\s?[([{<]\\s?(?:dot|punkt|point|punto|ponto|punt)\\s?[)\\]}>]\\s?|\\s(?:dot|punkt|point|punto|ponto)\\s)'
const framedDot = '\\s?[([{<]\\s?[.,]\\s?[)\\]}>]\\s?'
const dot = `(?:\\s?\\.\\s?|,(?=com)|${framedDot}|${writtenDot})`
/** Those that a text can name on their own, and those that are words of other meanings. */
const mailHosts = `(?:gee\\s?mail|${words('gmail googlemail hotmail protonmail icloud outlook yahoo')})`
const otherMailHosts = 'proton|gmx|qq|163|126|yandex|live|aol'

/** Endings that no sentence runs into when a space is forgotten; the others count only with a path behind them. */
const endings =
  'c[o0]m|net|org|gg|io|ru|cn|app|dev|xyz|link|info|biz|co|shop|online|site|tv|club|pro|chat|store|space|website|uk'
const shortEndings = 'me|to|it|de|es|fr|nl|pt|ly|be|am|ee|im|cc|gl|us|eu|id'

/** Sites about players' games, and those of the games: a profile there is part of the work. */
const ownSites =
  /^(?:[a-z\d-]{1,63}\.){0,8}(?:op\.gg|u\.gg|dpm\.lol|tracker\.gg|porofessor\.gg|lolchess\.gg|mobalytics\.gg|metatft\.com|deeplol\.gg|leagueofgraphs\.com|leagueoflegends\.com|teamfighttactics\.com|playvalorant\.com|riotgames\.com)(?:\/|$)/

const appWords = words(
  'discord discrod dicord whatsapp whatsap watsapp telegram wechat weixin skype snapchat instagram facebook messenger viber kakaotalk kakao signal teamspeak threema guilded reddit zalo tiktok twitter gmail googlemail hotmail protonmail',
)
/** Short names and those in other scripts. */
const otherApps =
  '(?:(?<![a-z\\d])(?:disc|dc|[i1l]nsta|ig|wa|tg|snap|kik|line\\s?id|qq|vx|wx|fb)(?![a-z])|[v威]信|威x|微信号?|薇信|威信|扣扣|企鹅号?|飞机号?|电报|واتساب|واتس\\s?اب|تلغرام|تيليجرام|تليجرام|تلجرام|انستا(?:غرام|جرام)?|سناب(?:\\s?شات)?|ديسكورد|دسكورد)'
/** As `plainLetters` writes them: most of their letters look like Latin ones. */
const cyrillicApps = `${plainLetters('дискорд|телеграм|телега|вотсап|ватсап').text}|(?<![\\p{L}\\p{N}])(?:${plainLetters('дс|тг|вк').text})(?![\\p{L}\\p{N}])`
const app = `(?:${appWords}|${otherApps}|${cyrillicApps})`
const linking =
  '(?:\\s?(?:name|nick|id|tag|user|username|handle|account|konto|number|is|ist|est|es|è|é|me|at|on|号|是|هو|حسابي|:|=|-|>|→|/)){0,4}\\s?'
/** A name with a sign or digit in it, as names of people in sentences don't have. */
const strangeName =
  '@?(?=[\\p{L}\\p{N}._#-]{0,36}[\\d_#@]|[\\p{L}\\p{N}]{1,36}\\.[\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}._#-]{2,36}'
const anyName = '@?[a-z\\d][\\w.#-]{2,36}'
const naming = '(?:name|nick|id|tag|user|username|handle|konto|号)'
/** An invitation to talk elsewhere. */
const invites = '(?<![\\p{L}])(?:add|find|message|text|dm|pm|hit|reach|write)\\s(?:me|us)\\s?(?:up\\s)?'

const digitWords =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zéro|deux|trois|quatre|cinq|sept|huit|neuf|due|tre|quattro|cinque|sei|sette|otto|nove|um|dois|três|quatro|sete|oito|nul|een|twee|drie|vijf|zes|zeven|negen|صفر|واحد|اثنان|اثنين|ثلاثة|[اأ]ربعة|خمسة|ستة|سبعة|ثمانية|تسعة)'

/** Only from its first character on: each of the others would try the rest of the word again. */
const mailName = '(?<![\\p{L}\\p{N}.+_-])[.+_-]*[\\p{L}\\p{N}][\\p{L}\\p{N}.+_-]*'
const patterns: readonly RegExp[] = [
  // E-mail addresses, also written out; a well-known provider needs no ending.
  new RegExp(`${mailName}${at}[\\p{L}\\p{N}-]{1,63}(?:${dot}[a-z]{2,12}(?![a-z\\d])){1,6}`, 'gu'),
  new RegExp(
    `${mailName}${writtenAt}[\\p{L}\\p{N}-]{1,63}${dot}(?:${endings}|${shortEndings})(?![a-z\\d])`,
    'gu',
  ),
  new RegExp(`${mailName}(?:${at}|${writtenAt})(?:${mailHosts}|${otherMailHosts})(?![a-z\\d])`, 'gu'),
  new RegExp(
    `${mailName}\\s(?:(?:bei|chez|en|su|em)\\s${mailHosts}|${mailHosts}(?:${dot}|\\s)com)(?![a-z\\d])`,
    'gu',
  ),
  // Links, also with spaces around the dots.
  /(?:https?|hxxps?|ftp)\s?:\s?\/\s?\/\s?\S+|(?<![\p{L}\p{N}])www\s?\.\s?\S+/gu,
  new RegExp(
    `(?<![\\p{L}\\p{N}.@-])(?:[a-z\\d-]{1,63}\\.){0,8}[a-z\\d-]{2,63}${dot}(?:${endings})(?![a-z\\d])(?:(?:\\s?/\\s?|\\sslash\\s)[^\\s]*)?`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}.@-])(?:[a-z\\d-]{1,63}\\.){0,8}[a-z\\d-]{1,63}${dot}(?:${shortEndings})(?:\\s?/\\s?|\\sslash\\s)[\\w+-]\\S*`,
    'gu',
  ),
  new RegExp(`${words('discord')}[\\s.,]{1,2}gg(?![a-z\\d])[\\s/]{0,3}(?:slash\\s)?[\\w-]*`, 'gu'),
  // A name in an app that the text names.
  new RegExp(`${app}${linking}${strangeName}`, 'gu'),
  new RegExp(`${app}(?:\\s?${naming})?\\s?[:=]\\s?${anyName}`, 'gu'),
  new RegExp(`${app}\\s?${naming}\\s(?:is|ist|est|es|è|é)\\s(?!not\\s)${anyName}`, 'gu'),
  new RegExp(`${invites}(?:on|at|in|via|over)\\s${app}(?:\\s?(?:as|under|:|=|-))?\\s?${anyName}`, 'gu'),
  new RegExp(`${invites}(?:on|at)?\\s?@[a-z\\d_.]{3,32}`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}._#@-])(?=[\\p{L}\\p{N}._#-]{0,36}[\\d_#])[\\p{L}\\p{N}._#-]{5,36}\\s?(?:on|in|via|auf|bei|sur|en|su|em|op|is\\s(?:my|on)|=|-|\\()\\s?${app}`,
    'gu',
  ),
  /(?<![\p{L}\p{N}/])u\/[a-z\d_-]{3,20}/gu,
  /(?:微信号?|薇信|威信|扣扣|[加威][vqx]|(?<![a-z\d])(?:vx|wx|qq))\s?[号是:=]{0,2}\s?[a-z\d_-]{5,24}/gu,
  /[零〇一二三四五六七八九幺壹贰叁肆伍陆柒捌玖]{8,}/gu,
]

/** Numbers that are spelled out, in part at least. */
const spelled = new RegExp(`(?:(?:${digitWords}|\\d)[\\s,.-]{0,3}){7,}`, 'gu')
const digitWord = new RegExp(digitWords, 'gu')

/** In a text that names an app, a handle or an old Discord tag is meant for it; elsewhere the tag is a Riot ID. */
const namesApp = new RegExp(app, 'u')
const handles = /(?<![\p{L}\p{N}._])@[a-z\d_.]{3,32}|(?<![\p{L}\p{N}])[\p{L}\p{N}._]{2,32}#\d{4}(?!\d)/gu

/** Numbers that are no phone: dates, times, scores, order numbers, points and money. */
const otherNumbers =
  /\d{4}-\d{1,2}-\d{1,2}(?!\d)|(?<![\d./-])\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d]|[./-]\d)|\d{1,2}:\d{2}(?::\d{2})?|\d{1,3}\/\d{1,3}\/\d{1,3}|pk[-\s]?\d{4,9}|\d{4,9}\s?(?:lp|rr|mmr|elo|pl|eur|usd|gold|points?|xp)(?![a-z])|[€$£]\s?\d[\d.,]{0,15}|\d[\d.,]{0,15}\s?[€$£%]/gu
/** With a leading +, 00 or 0, digits in any grouping. */
const dialed = /(?<![a-z\d])(?:\+|\(\+?|00|0)[\s().-]{0,6}\d(?:[\s().\-_/*]{0,3}\d){6,14}(?!\d)/gu
/** Without it, 9 to 11 digits in at most four groups of three or more. */
const grouped = /(?<![a-z\d+.,-])\d{3,11}(?:[\s.-]\d{3,4}){0,3}(?![.,]{0,3}\d)/gu
/** One digit at a time. */
const single = /(?<![\d.,+-])\d(?:[\s.\-_*]\d){8,14}(?!\d)/gu

/** How much of the message before one is read with it. */
const longestBefore = 200

/**
 * Hides contact data in what one party writes to another: addresses, links, phone numbers, and names in other apps, in
 * several scripts and with the usual tricks. Ranks, scores, dates, Riot IDs and players' profiles stay. `before` is what
 * the same person has just sent, so that one half in each message doesn't pass.
 */
export function maskContacts(original: string, before = ''): Masked {
  if (original === '') return { text: '', masked: false }
  const whole = before && `${before.slice(-longestBefore)}\n`
  const hidden = hiddenIn(whole + original, whole.length)
  return replaced(original, hidden.subarray(whole.length))
}

function hiddenIn(original: string, ownFrom: number): Uint8Array {
  const { text, from, to } = plainLetters(original)
  const hidden = new Uint8Array(original.length)
  const hide = (start: number, length: number) =>
    hidden.fill(1, from[start] ?? 0, to[start + length - 1] ?? original.length)
  const spans = [
    ...patterns,
    ...(namesApp.test(text.slice(from.findIndex((at) => at >= ownFrom))) ? [handles] : []),
  ].flatMap((pattern) => [...text.matchAll(pattern)])
  for (const { 0: found, index } of spans) if (!ownSites.test(siteIn(found))) hide(index, found.length)
  for (const { 0: found, index } of phonesIn(text)) hide(index, found.length)
  for (const { 0: found, index } of text.matchAll(spelled))
    if ((found.match(digitWord)?.length ?? 0) >= 3) hide(index, found.length)
  return hidden
}

const siteIn = (found: string) => found.replace(/^https?:\/\//, '').replace(/^www\./, '')

function phonesIn(text: string): RegExpExecArray[] {
  const blank = text.replace(otherNumbers, (found) => 'x'.repeat(found.length))
  const isPhone = (found: string) => {
    const digits = found.replace(/\D/g, '').length
    return digits >= 9 && digits <= 11
  }
  return [
    ...blank.matchAll(dialed),
    ...blank.matchAll(single),
    ...[...blank.matchAll(grouped)].filter(([found]) => isPhone(found)),
  ]
}

function replaced(original: string, hidden: Uint8Array): Masked {
  let text = ''
  for (let i = 0; i < original.length; i++) {
    if (!hidden[i]) text += original[i]
    else if (!hidden[i - 1]) text += contactMask
  }
  return { text, masked: text !== original }
}
