import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// A change of the theme would fade for most of a second. On top of a drawing axe can't determine the color behind a text,
// and would skip it without a warning; a transparent one keeps its name.
const still = `
  *, ::before, ::after { transition: none !important }
  svg, img, canvas { opacity: 0 !important }
`

const equipped = new WeakSet<Page>()

/** Gives the page axe from its next load on. Sending it into a loaded page takes a third of a second. */
export async function bringAxe(page: Page): Promise<void> {
  if (equipped.has(page)) return
  equipped.add(page)
  await page.addInitScript(axe.source)
}

/**
 * What axe finds on the page in its current state, or on parts of it: by every rule in the first theme, and by the rule of
 * contrast in the others.
 */
export async function violations(
  page: Page,
  parts: string[] = [],
  [first, ...others]: Themes = bothThemes,
): Promise<string[]> {
  await restyle(page, still)
  // During an animation axe would measure intermediate colors.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: first })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await run(page, parts, { runOnly: { type: 'tag', values: standards } })
  for (const colorScheme of others) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    const faults = await run(page, parts, { runOnly: { type: 'rule', values: ['color-contrast'] } })
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`))
  }
  await restyle(page, '')
  return found
}

type Theme = 'dark' | 'light'
type Themes = readonly [Theme, ...Theme[]]
const bothThemes: Themes = ['dark', 'light']

/** Only what is found is analyzed again for where it is: naming every part of a page takes a third of the time. */
async function run(page: Page, parts: string[], options: axe.RunOptions): Promise<string[]> {
  const found = await analyze(page, parts, { ...options, selectors: false })
  return found.length > 0 ? analyze(page, parts, { ...options, selectors: true }) : []
}

/** Only the violations leave the page: transferring the whole report would take longer than the analysis. */
function analyze(page: Page, parts: string[], options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(
    async ({ include, options }) => {
      // The colors of a new theme take effect with the next frame, and a part's can wait for those around it.
      for (let still = 0; still < 2; ) {
        await new Promise(requestAnimationFrame)
        // One that follows scrolling runs for as long as there is something to scroll.
        const moves = document
          .getAnimations()
          .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        still = moves ? 0 : still + 1
      }
      const { violations } = await window.axe.run(include.length > 0 ? { include } : document, options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => (target ?? []).join(' ')).join(' | ')}`,
      )
    },
    // The rules that run here need neither style sheets nor media, which axe would load again.
    { include: parts, options: { ...options, resultTypes: ['violations' as const], preload: false } },
  )
}

/** Adds rules to the page, in place of those added before. */
async function restyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}
