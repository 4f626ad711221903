import { type Locale, localeInfo } from '#i18n/locales.ts'
import { blockHtml } from './letter-blocks.ts'
import type { LetterContent } from './letter-content.ts'
import { facesOf, letterStyle, light, sidesOf } from './letter-style.ts'
import { Markup, markup } from './markup.ts'

export type LetterFrame = {
  locale: Locale
  site: string
  publicUrl: string
  /** Where the pictures are: `cid:…` in a mail, a data URL in a preview. Null leaves a picture out. */
  pictures: { logo: string | null; climb: string | null }
  /** A preview can show one color scheme; a mail follows its reader's. */
  scheme?: 'any' | 'dark' | 'light'
}

/** A letter as an HTML document of tables, readable without pictures, style sheets and web fonts. */
export function letterHtml(content: LetterContent, frame: LetterFrame): string {
  const { locale, scheme } = frame
  const { tag } = localeInfo(locale)
  const sides = sidesOf(locale)
  const text = `font-family:${facesOf(locale)};text-align:${sides.start}`
  return markup`<!doctype html>
<html lang="${tag}" dir="${sides.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${content.heading}</title>
<style>${new Markup(letterStyle(scheme))}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${content.preview}${pause}</div>
<div role="main"><table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="background:${light.ground}"><tr><td class="outer" align="center" style="padding:24px 12px">
${outlook}<table class="card edge" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${sides.dir}" lang="${tag}" bgcolor="${light.card}" style="max-width:600px;background:${light.card};border:1px solid ${light.line};border-radius:14px;border-collapse:separate;overflow:hidden;${text}">
${head(content, frame)}
${picture(content, frame)}
<tr><td class="pad" style="padding:36px 40px 16px"><h1 class="h1 ink" style="margin:0 0 14px;font-size:26px;line-height:32px;font-weight:700;color:${light.ink}">${content.heading}</h1>
${content.blocks.map((block) => blockHtml(block, sides))}
</td></tr>
${foot(content)}
</table>${outlookEnd}
</td></tr></table></div>
</body>
</html>
`.html
}

/** Keeps mailboxes from showing the letter's first words after the preview. */
const pause = new Markup('&#847;&zwnj;&nbsp;'.repeat(40))
/** Outlook knows no `max-width`. */
const outlook = new Markup(
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
)
const outlookEnd = new Markup('<!--[if mso]></td></tr></table><![endif]-->')

function head({ reference }: LetterContent, { site, publicUrl, locale, pictures: { logo } }: LetterFrame) {
  const { start, end } = sidesOf(locale)
  // Decorative: the name is beside it.
  const peak = logo
    ? markup`<img src="${logo}" width="28" height="28" alt="" style="vertical-align:middle;margin-${end}:8px">`
    : null
  return markup`<tr><td class="pad" style="padding:0 40px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td height="56" align="${start}" style="height:56px"><a class="ink" href="${publicUrl}" style="font-size:17px;line-height:28px;font-weight:700;color:${light.ink};text-decoration:none">${peak}<span class="ink" style="vertical-align:middle;color:${light.ink}">${site}</span></a></td><td class="ink2" align="${end}" style="font-size:13px;line-height:20px;color:${light.ink2}">${reference}</td></tr></table></td></tr>`
}

function picture({ climbText }: LetterContent, { pictures: { climb } }: LetterFrame) {
  if (!climb) return null
  return markup`<tr><td style="padding:0;font-size:0;line-height:0"><img class="climb" src="${climb}" width="600" height="132" alt="${climbText}" style="display:block;width:100%;max-width:600px;height:auto"></td></tr>`
}

function foot({ notes, links }: LetterContent) {
  const style = `font-size:12px;line-height:18px;color:${light.ink3}`
  const note = (text: string) => markup`<p class="ink3" style="margin:0 0 6px;${style}">${text}</p>`
  const [first, ...more] = notes
  return markup`<tr><td class="pad paper" bgcolor="${light.paper}" style="padding:20px 40px 18px;background:${light.paper};border-top:1px solid ${light.line}">${first ? note(first) : null}<p class="ink3" style="margin:0 0 6px;${style}">${links.map(
    ({ label, href }, index) =>
      markup`${index > 0 && gap}<a class="ink2" href="${href}" style="color:${light.ink2};text-decoration:underline">${label}</a>`,
  )}</p>${more.map(note)}</td></tr>`
}

const gap = new Markup(' &nbsp; ')
