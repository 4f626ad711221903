import type { Block, PathStep } from './letter-content.ts'
import { light } from './letter-style.ts'
import { Markup, markup } from './markup.ts'

type Sides = { start: string; end: string }
type Of<Is extends Block['is']> = Extract<Block, { is: Is }>

/** A table that only lays out; its attributes are fixed, so they need no escaping. */
const laidOut = (style: string, rows: Markup | readonly Markup[]) =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`

/**
 * One part of a letter as HTML for mailboxes: tables, with the style of each element inside it. A quote has the direction
 * of its writer's language.
 */
export function blockHtml(block: Block, sides: Sides): Markup {
  switch (block.is) {
    case 'text':
      return markup`<p class="ink2" style="margin:0 0 16px;font-size:16px;line-height:26px;color:${light.ink2}">${lines(block.text)}</p>`
    case 'quote':
      return markup`<blockquote class="ink line" style="margin:0 0 20px;padding:2px 16px;border-${sides.start}:3px solid ${light.strong};font-size:16px;line-height:26px;color:${light.ink}"><div dir="auto" style="text-align:${sides.start}">${lines(block.text)}</div></blockquote>`
    case 'title':
      return markup`<h2 class="ink" style="margin:28px 0 8px;font-size:17px;line-height:24px;font-weight:700;color:${light.ink}">${block.text}</h2>`
    case 'list':
      return laidOut('margin:0 0 20px', block.items.map(itemHtml))
    case 'amounts':
      return amountsHtml(block, sides)
    case 'facts':
      return factsHtml(block)
    case 'deadline':
    case 'hint':
      return boxHtml(block)
    case 'path':
      return pathHtml(block.steps)
    case 'button':
      return buttonHtml(block, sides)
  }
}

/** Line breaks of the text stay. */
function lines(text: string): Markup[] {
  return text.split('\n').map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))
}

const itemHtml = (item: string) =>
  markup`<tr><td class="ink2 line" style="padding:10px 0;border-bottom:1px solid ${light.line};font-size:15px;line-height:24px;color:${light.ink2}">${item}</td></tr>`

function amountsHtml({ rows, total = false }: Of<'amounts'>, { start, end }: Sides): Markup {
  const body = rows.map(([name, figure], index) => {
    const last = total && index === rows.length - 1
    const tone = last
      ? `padding:12px 0;font-weight:700;color:${light.ink}`
      : `padding:9px 0;border-bottom:1px solid ${light.line};color:${light.ink2}`
    const style = `${tone};font-size:14px;line-height:20px;vertical-align:top`
    const name_ = last ? 'ink' : 'ink2 line'
    return markup`<tr><td class="${name_}" align="${start}" style="${style}">${name}</td><td class="ink line" align="${end}" style="${style};color:${light.ink};white-space:nowrap;padding-${start}:16px;font-variant-numeric:tabular-nums">${figure}</td></tr>`
  })
  return laidOut('margin:0 0 20px', body)
}

function factsHtml({ facts }: Of<'facts'>): Markup {
  const width = Math.floor(100 / facts.length)
  const cells = facts.map(
    ([name, value]) =>
      markup`<td class="fact" width="${width}%" style="padding:14px 0;vertical-align:top"><span class="ink3" style="display:block;font-size:13px;line-height:18px;color:${light.ink3}">${name}</span><span class="ink" style="display:block;font-size:15px;line-height:22px;font-weight:600;color:${light.ink}">${value}</span></td>`,
  )
  return markup`<div class="line" style="margin:0 0 24px;border-top:1px solid ${light.line};border-bottom:1px solid ${light.line}">${laidOut('', markup`<tr>${cells}</tr>`)}</div>`
}

function boxHtml({ is, title, text }: Of<'deadline' | 'hint'>): Markup {
  const [box, head] = is === 'deadline' ? ['warnbox', 'warn'] : ['paper', 'ink']
  const look =
    is === 'deadline'
      ? `background:${light.warnGround};border:1px solid ${light.warnLine}`
      : `background:${light.paper};border:1px solid ${light.line}`
  const color = is === 'deadline' ? light.warn : light.ink
  return laidOut(
    'margin:4px 0 24px;border-collapse:separate',
    markup`<tr><td class="${box}" style="padding:14px 18px;border-radius:12px;${look}"><strong class="${head}" style="display:block;font-size:15px;line-height:24px;font-weight:600;color:${color}">${title}</strong><span class="ink2" style="font-size:14px;line-height:22px;color:${light.ink2}">${lines(text)}</span></td></tr>`,
  )
}

/** The way of an order: a row of marks on a line, and below each its name. */
function pathHtml(steps: readonly PathStep[]): Markup {
  const width = `${Math.floor(100 / steps.length)}%`
  const marks = steps.map(({ state }, index) => {
    const next = steps[index + 1]
    const rail = next && next.state !== 'ahead' ? 'walked' : 'rail'
    const railColor = rail === 'walked' ? light.ink2 : light.line
    const mark = {
      done: markup`<span class="done" style="display:block;width:10px;height:10px;border-radius:7px;border:2px solid ${light.ink2};background:${light.ink2}"></span>`,
      now: markup`<span style="display:block;width:6px;height:6px;border-radius:7px;border:4px solid ${light.coral};background:#ffffff"></span>`,
      ahead: markup`<span class="ring" style="display:block;width:10px;height:10px;border-radius:7px;border:2px solid ${light.strong};background:#ffffff"></span>`,
    }[state]
    return markup`<td width="${width}" style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="14">${mark}</td><td>${next ? markup`<div class="${rail}" style="height:2px;font-size:0;line-height:2px;background:${railColor}"></div>` : null}</td></tr></table></td>`
  })
  const names = steps.map(
    ({ name, note, state }) =>
      markup`<td class="step" width="${width}" style="padding:6px 4px 0 0;vertical-align:top;font-size:13px;line-height:18px"><span class="${state === 'ahead' ? 'ink2' : 'ink'}" style="display:block;font-weight:${state === 'ahead' ? 400 : 700};color:${state === 'ahead' ? light.ink2 : light.ink}">${name}</span><span class="ink3" style="display:block;font-size:12px;line-height:16px;color:${light.ink3}">${note}</span></td>`,
  )
  return laidOut('margin:4px 0 24px', markup`<tr>${marks}</tr><tr>${names}</tr>`)
}

/** A link in a table cell: the only button that every mailbox draws. */
function buttonHtml({ label, href, shown = false, hidden }: Of<'button'>, { start }: Sides): Markup {
  const style = `display:inline-block;padding:12px 24px;border-radius:12px;font-size:16px;line-height:24px;font-weight:600;color:${light.onGlow};text-decoration:none`
  const face = markup`<span style="color:${light.onGlow}">${label}</span>`
  const inside =
    href === null
      ? markup`<span style="${style}">${face}</span>`
      : markup`<a href="${href}" style="${style}">${face}</a>`
  const below = shown ? (href ?? hidden ?? '') : ''
  const address = markup`<p class="ink3" ${href !== null && direction} style="margin:0 0 20px;font-size:12px;line-height:18px;color:${light.ink3};word-break:break-all;text-align:${start}">${below}</p>`
  return markup`<div style="margin:8px 0 ${below ? 12 : 24}px"><table class="press" role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr><td class="press" align="center" bgcolor="${light.glow}" style="border-radius:12px;background:${light.glow}">${inside}</td></tr></table></div>${below !== '' && address}`
}

/** An address is read from left to right in every language. */
const direction = new Markup('dir="ltr"')
