import { plainLetters } from './plain-letters.ts'

/** What replaces contact data in a message. */
export const contactMask = '•••••'

export type Masked = { text: string; masked: boolean }

// Every repetition has a bound or one place to begin, and ends at another character: a message takes linear time.
/** A word whose letters may be set apart: d i s c o r d, d.i.s.c.o.r.d. */
const spaced = (word: string) => [...word].join('[\\s._*~|-]{0,3}')
const words = (list: string) => `(?:${list.split(' ').map(spaced).join('|')})`

/** An @ as such, and one that is written out, which sentences contain too. */
const at = '[\\s*~|]{0,4}@[\\s_*~|]{0,4}'
const writtenAt =
  '(?:\\s?[([{<]\\s?(?:at|arroba|chiocciola|arobase|ät)\\s?[)\\]}>]\\s?|\\s(?:at|arroba|chiocciola|arobase)\\s)'
const writtenDot =
  '(?:\\s?[([{<]\\s?(?:dot|punkt|point|punto|ponto|punt)\\s?[)\\]}>]\\s?|\\s(?:dot|punkt|point|punto|ponto)\\s)'
const dot = `(?:\\s?\\.\\s?|${writtenDot})`
const mailHosts =
  'gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|proton|gmx|qq|163|126|yandex|live|aol'

/** Endings that no sentence runs into when a space is forgotten; the others count only with a path behind them. */
const endings =
  'com|net|org|gg|io|ru|cn|app|dev|xyz|link|info|biz|co|shop|online|site|tv|club|pro|chat|store|space|website|uk'
const shortEndings = 'me|to|it|de|es|fr|nl|pt|ly|be|am|ee|im|cc|gl|us|eu|id'

/** Sites about players' games, and those of the games: a profile there is part of the work. */
const ownSites =
  /^(?:[a-z\d-]{1,63}\.){0,8}(?:op\.gg|u\.gg|dpm\.lol|tracker\.gg|porofessor\.gg|lolchess\.gg|mobalytics\.gg|metatft\.com|deeplol\.gg|leagueofgraphs\.com|leagueoflegends\.com|teamfighttactics\.com|playvalorant\.com|riotgames\.com)(?:\/|$)/

const apps =
  'discord|whatsapp|telegram|wechat|weixin|skype|snapchat|instagram|facebook|messenger|viber|kakaotalk|kakao|signal|teamspeak|zalo|tiktok|twitter'
const appWords = words(apps.replaceAll('|', ' '))
/** Short names and those in other scripts. */
const otherApps =
  '(?:(?<![a-z\\d])(?:disc|dc|insta|ig|wa|tg|snap|line\\s?id|qq|vx|wx|fb)(?![a-z])|微信号?|薇信|威信|扣扣|企鹅号?|飞机号?|电报|واتساب|واتس\\s?اب|تلغرام|تيليجرام|تليجرام|تلجرام|انستا(?:غرام|جرام)?|سناب(?:\\s?شات)?|ديسكورد|دسكورد)'
/** As `plainLetters` writes them: most of their letters look like Latin ones. */
const cyrillicApps = plainLetters('дискорд|телеграм|телега|вотсап|ватсап').text
const app = `(?:${appWords}|${otherApps}|${cyrillicApps})`
const linking =
  '(?:\\s?(?:name|nick|id|tag|user|username|handle|account|konto|number|is|ist|est|es|è|é|me|at|on|号|是|هو|حسابي|:|=|-|>|→|/)){0,4}\\s?'
/** A name with a sign or digit in it, as names of people in sentences don't have. */
const strangeName =
  '@?(?=[\\p{L}\\p{N}._#-]{0,36}[\\d_#@]|[\\p{L}\\p{N}]{1,36}\\.[\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}._#-]{2,36}'
const anyName = '@?[a-z\\d][\\w.#-]{2,36}'

const digitWords =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zéro|deux|trois|quatre|cinq|sept|huit|neuf)'

/** Only from its first character on: each of the others would try the rest of the word again. */
const mailName = '(?<![\\p{L}\\p{N}.+_-])[.+_-]*[\\p{L}\\p{N}][\\p{L}\\p{N}.+_-]*'
const patterns: readonly RegExp[] = [
  // E-mail addresses, also written out; a well-known provider needs no ending.
  new RegExp(`${mailName}${at}[\\p{L}\\p{N}-]{1,63}(?:${dot}[a-z]{2,12}(?![a-z\\d])){1,6}`, 'gu'),
  new RegExp(
    `${mailName}${writtenAt}[\\p{L}\\p{N}-]{1,63}${dot}(?:${endings}|${shortEndings})(?![a-z\\d])`,
    'gu',
  ),
  new RegExp(`${mailName}(?:${at}|${writtenAt})(?:${mailHosts})(?![a-z\\d])`, 'gu'),
  // Links, also with spaces around the dots.
  /(?:https?|hxxps?|ftp)\s?:\s?\/\s?\/\s?\S+|(?<![\p{L}\p{N}])www\s?\.\s?\S+/gu,
  new RegExp(
    `(?<![\\p{L}\\p{N}.@-])(?:[a-z\\d-]{1,63}\\.){0,8}[a-z\\d-]{2,63}(?:\\s?\\.\\s?|${writtenDot})(?:${endings})(?![a-z\\d])(?:\\s?/\\s?[^\\s]*)?`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}.@-])(?:[a-z\\d-]{1,63}\\.){0,8}[a-z\\d-]{1,63}\\s?\\.\\s?(?:${shortEndings})\\s?/\\s?[\\w+-]\\S*`,
    'gu',
  ),
  // A name in an app that the text names.
  new RegExp(`${app}${linking}${strangeName}`, 'gu'),
  new RegExp(`${app}(?:\\s?(?:name|nick|id|tag|user|username|handle|号))?\\s?[:=]\\s?${anyName}`, 'gu'),
  /(?:微信号?|薇信|威信|扣扣|加[vq]|(?<![a-z\d])(?:vx|wx|qq))\s?[号是:=]{0,2}\s?[a-z\d_-]{5,24}/gu,
  // Numbers that are spelled out.
  new RegExp(`(?:${digitWords}[\\s,.-]{0,3}){7,}`, 'gu'),
  /[零〇一二三四五六七八九幺]{8,}/gu,
]

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

/**
 * Hides contact data in a message of an order's chat: addresses, links, phone numbers, and names in other apps, in
 * several scripts and with the usual tricks. Ranks, scores, dates, Riot IDs and players' profiles stay.
 */
export function maskContacts(original: string): Masked {
  const { text, from, to } = plainLetters(original)
  const hidden = new Uint8Array(original.length)
  const hide = (start: number, length: number) =>
    hidden.fill(1, from[start] ?? 0, to[start + length - 1] ?? original.length)
  const spans = [...patterns, ...(namesApp.test(text) ? [handles] : [])].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ])
  for (const { 0: found, index } of spans) if (!ownSites.test(siteIn(found))) hide(index, found.length)
  for (const { 0: found, index } of phonesIn(text)) hide(index, found.length)
  return replaced(original, hidden)
}

const siteIn = (found: string) => found.replace(/^https?:\/\//, '').replace(/^www\./, '')

function phonesIn(text: string): RegExpExecArray[] {
  const blank = text.replace(otherNumbers, (found) => 'x'.repeat(found.length))
  const isPhone = (found: string) => {
    const digits = found.replace(/\D/g, '').length
    return digits >= 9 && digits <= 11
  }
  return [...blank.matchAll(dialed), ...[...blank.matchAll(grouped)].filter(([found]) => isPhone(found))]
}

function replaced(original: string, hidden: Uint8Array): Masked {
  let text = ''
  for (let i = 0; i < original.length; i++) {
    if (!hidden[i]) text += original[i]
    else if (!hidden[i - 1]) text += contactMask
  }
  return { text, masked: text !== original }
}
