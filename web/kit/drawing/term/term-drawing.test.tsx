import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { termDrawings } from '#core/site/glossary.ts'
import { termWidth } from './pen.tsx'
import { TermDrawing } from './term-drawing.tsx'

const draw = (drawing: (typeof termDrawings)[number], dir: 'ltr' | 'rtl') =>
  renderToStaticMarkup(<TermDrawing drawing={drawing} dir={dir} labels={{}} />)

describe.each(termDrawings)('the drawing %s', (drawing) => {
  test('stays within its frame and is small', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const markup = draw(drawing, dir)
      expect(markup.length).toBeLessThan(4_000)
      expect(markup).not.toContain('NaN')
      for (const [, x] of markup.matchAll(/(?:c?x)="([\d.-]+)"/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(termWidth)
      }
    }
  })

  test('is mirrored in Arabic, word by word', () => {
    const places = (dir: 'ltr' | 'rtl') =>
      [...draw(drawing, dir).matchAll(/<text[^>]* x="([\d.-]+)"/g)].map(([, x]) => Number(x))
    expect(places('rtl')).toEqual(places('ltr').map((x) => termWidth - x))
  })
})
