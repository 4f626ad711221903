// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { generateJSON, type JSONContent } from '@tiptap/core'
import { expect, test } from 'vitest'
import { draftBlock } from '#contract/document.ts'
import { fromEditor } from './block-map.ts'
import { cleanPaste } from './clean-paste.ts'
import { hostilePastes } from './pasted/hostile-pastes.ts'
import { Calculator, Divisions, Picture, postNodes } from './post-schema.ts'

const pasted = (name: string) => readFileSync(`web/staff/blog/document/pasted/${name}.txt`, 'utf8')

/** What a post gets of a paste, as a few words per block. */
function outline(html: string): string[] {
  const { content } = generateJSON(html, [...postNodes, Calculator, Divisions, Picture]) as JSONContent
  return (content ?? []).map((block) => lineOf(block)).filter((line) => line !== 'p ')
}

function lineOf({ type, attrs, content = [], text, marks }: JSONContent): string {
  const inside = (between: string) => content.map(lineOf).join(between)
  switch (type) {
    case 'text': {
      const names = (marks ?? []).map((mark) => (mark.type === 'link' ? mark.attrs?.href : mark.type))
      return names.length > 0 ? `<${names.join(' ')}>${text}</>` : (text ?? '')
    }
    case 'hardBreak':
      return '/'
    case 'heading':
      return `h${attrs?.level} ${inside('')}`
    case 'bulletList':
      return `ul[${inside(', ')}]`
    case 'orderedList':
      return `ol${attrs?.start}[${inside(', ')}]`
    case 'listItem':
      return content.map((each) => lineOf(each).replace(/^p /, '')).join(' ')
    case 'table':
      return `table ${inside(' | ')}`
    case 'tableRow':
      return inside(' ; ')
    case 'tableHeader':
    case 'tableCell': {
      const cell = inside('').replace(/^p /, '')
      return `${type === 'tableHeader' ? '#' : ''}${cell}${attrs?.align === 'end' ? '>' : ''}`
    }
    default:
      return `p ${inside('').trim()}`
  }
}

test('text of Word keeps headings, marks, lists, links and tables, and says what it dropped', () => {
  const { html, dropped } = cleanPaste(pasted('word'))
  expect(outline(html)).toEqual([
    'h2 How refunds are computed',
    'h2 What counts as progress',
    'p Progress is the <bold>distance</> between <italic>start</> and the last game with a picture.',
    'ul[Balance: at once ul[also for guests], Card: <https://peakline.example/faq>3 to 5 days</>]',
    'p In order:',
    'ol3[Stop, Check]',
    'table #<bold>Played</> ; #<bold>Back</>> | 54% ; ',
    'h3 A small heading',
    'p See the note.',
  ])
  expect(dropped).toEqual({
    pictures: 2,
    comments: 1,
    deletions: 1,
    notes: 1,
    styles: 1,
    headings: 1,
    cells: 1,
  })
})

test('text of Google Docs isn’t all bold, and its lists nest as they looked', () => {
  const { html, dropped } = cleanPaste(pasted('google-docs'))
  expect(outline(html)).toEqual([
    'h2 How refunds are computed',
    'p The played part is <bold>paid</><italic> in full</>, see <https://www.riotgames.com/en>Riot</>.',
    'ul[Balance ul[at once, really], Card]',
    'table #<bold>Share</> ; #54%> |  ; 46%>',
    'p press',
  ])
  expect(dropped).toEqual({ pictures: 1, comments: 1, styles: 1, depth: 1, cells: 1, links: 1, objects: 1 })
})

test('text of LibreOffice loses fonts, deletions and notes, not its words', () => {
  const { html, dropped } = cleanPaste(pasted('libre-office'))
  expect(outline(html)).toEqual([
    'h2 How refunds are computed',
    'p The played part is <bold>paid</> <italic>in full</>, always.',
    'ol2[Stop ul[in the order], Check]',
    'table #Share ; #Back> | 54%/of all ; €38.56>',
    'p Underlined',
  ])
  expect(dropped).toEqual({ pictures: 1, deletions: 1, notes: 1, styles: 1 })
})

const attacks = [
  '<script>steal()</script>',
  '<img src=x onerror=steal()>',
  '<svg onload=steal()><script>steal()</script></svg>',
  '<a href="javascript:steal()">x</a>',
  '<a href="java&#10;script:steal()">x</a>',
  '<a href="data:text/html,<script>steal()</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<form action=/v1><input autofocus onfocus=steal()></form>',
  '<math><mi xlink:href="javascript:steal()">x</mi></math>',
  '<p onclick=steal() style="background:url(javascript:steal())">x</p>',
  '<div data-thing="picture" data-attrs="{&quot;picture&quot;:&quot;https://evil.example/x.png&quot;}"></div>',
  '<table><tr><td><img src=x onerror=steal()>x</td></tr></table>',
]

test('nothing of a hostile paste can run or lead away', () => {
  for (const attack of attacks) {
    const { html } = cleanPaste(`<p>before</p>${attack}<p>after</p>`)
    expect(html).not.toMatch(
      /steal|onerror|onload|evil\.example"|javascript:|<script|<iframe|<img|<svg|style=/i,
    )
    const json = JSON.stringify(generateJSON(html, [...postNodes, Calculator, Divisions, Picture]))
    expect(json).not.toMatch(/steal|javascript:|"href":"\/[\\/]/)
  }
})

test('of 300 pastes, those of word processors and hostile ones, every block is one that a draft can have', async () => {
  let blocks = 0
  for (const html of await hostilePastes(300)) {
    const { content = [] } = generateJSON(cleanPaste(html).html, [
      ...postNodes,
      Calculator,
      Divisions,
      Picture,
    ]) as JSONContent
    for (const block of content) draftBlock.parse(fromEditor(block))
    blocks += content.length
    expect(JSON.stringify(content)).not.toMatch(/javascript:|onerror=|srcdoc|\/\/evil/i)
  }
  expect(blocks).toBeGreaterThan(300)
})

test('a table or heading inside a list item leaves the list, since no document has it there', () => {
  const { html } = cleanPaste(
    '<ul><li>one<table><tr><td>cell</td></tr></table></li><li><h2>two</h2></li></ul>',
  )
  const { content = [] } = generateJSON(html, [...postNodes, Calculator, Divisions, Picture]) as JSONContent
  for (const block of content) draftBlock.parse(fromEditor(block))
  expect(JSON.stringify(content)).toContain('cell')
})
