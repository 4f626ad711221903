// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Block, Document } from '#contract/document.ts'
import { open } from '#web/test/in-browser.tsx'
import { DocumentView } from './document-view.tsx'

const doc = (...content: Block[]): Document => ({ type: 'doc', content })
const link = (href: string, text = 'words') => ({
  type: 'text' as const,
  text,
  marks: [{ type: 'link' as const, attrs: { href } }],
})
const cell = <Type extends 'tableHeader' | 'tableCell'>(
  type: Type,
  text: string,
  align: 'start' | 'end',
) => ({
  type,
  attrs: { align },
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

test('links lead to the page in the reader’s language; words that lead to no page are no link', async () => {
  const { container } = await open(
    <DocumentView
      document={doc({
        type: 'paragraph',
        content: [
          link('/league-of-legends/win-boost?games=5#prices'),
          link('https://support-leagueoflegends.riotgames.com/'),
          link('#part'),
          link('/nowhere', 'nowhere'),
        ],
      })}
    />,
    { locale: 'de' },
  )
  expect([...container.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
    '/de/league-of-legends/sieg-boost?games=5#prices',
    'https://support-leagueoflegends.riotgames.com/',
    '#part',
  ])
  expect(container.textContent).toContain('nowhere')
})

test('a table is a region named by its head, headings have their anchors, and figures are at the end', async () => {
  const { getByRole } = await open(
    <DocumentView
      document={doc(
        { type: 'heading', attrs: { level: 2, id: 'part' }, content: [{ type: 'text', text: 'Part' }] },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [cell('tableHeader', 'Tier', 'start'), cell('tableHeader', 'Games', 'end')],
            },
            {
              type: 'tableRow',
              content: [cell('tableCell', 'Gold', 'start'), cell('tableCell', '7', 'end')],
            },
          ],
        },
      )}
    />,
  )
  expect(getByRole('region', { name: 'Tier, Games' }).tabIndex).toBe(0)
  expect(getByRole('heading', { level: 2 }).id).toBe('part')
  expect(getByRole('cell', { name: '7' }).dataset.numeric).toBe('true')
})

test('a quote with a bold start is a notice, another one a sentence set apart', async () => {
  const paragraph = (marks?: { type: 'bold' }[]) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: 'Beware.', ...(marks && { marks }) }],
  })
  const { container } = await open(
    <DocumentView
      document={doc(
        { type: 'callout', content: [paragraph([{ type: 'bold' }])] },
        { type: 'callout', content: [paragraph()] },
      )}
    />,
  )
  expect(container.querySelectorAll('.notice')).toHaveLength(1)
  expect(container.querySelectorAll('blockquote')).toHaveLength(1)
})

test('a part that a page draws itself gets the block’s values', async () => {
  const { container } = await open(
    <DocumentView
      document={doc({ type: 'divisions', attrs: { game: 'valorant' } })}
      parts={{ divisions: ({ game }) => <figure>{game}</figure> }}
    />,
  )
  expect(container.querySelector('figure')?.textContent).toBe('valorant')
})
