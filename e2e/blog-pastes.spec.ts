import type { Page } from '@playwright/test'
import { draftBlock } from '#contract/document.ts'
import { hostilePastes } from '#web/staff/blog/document/pasted/hostile-pastes.ts'
import { begin, saved, text } from './blog-desk.ts'
import { inDatabase } from './newcomers.ts'
import { alive, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

const phone = { width: 360, height: 800 }

const widerBy = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const ran = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'pasteRan') ?? 0))

/**
 * Pastes one after another behind what is there, until the text has many blocks or letters; the first takes the place of
 * everything. Says how many it pasted, how many blocks there are, and after which the page was wider than its screen.
 */
function pasteSome(
  page: Page,
  pastes: readonly string[],
): Promise<{ count: number; written: number; wide: number[] }> {
  return text(page, 'English').evaluate(async (sheet, all) => {
    const { editor } = sheet as unknown as {
      editor: {
        state: { doc: Sheet }
        commands: {
          focus(at: 'end'): void
          setContent(empty: object, options: { emitUpdate: true }): void
          insertContentAt(at: number, block: object): void
        }
      }
    }
    type Sheet = {
      childCount: number
      content: { size: number; content: { type: { name: string }; content: { size: number } }[] }
    }
    const paragraph = { type: 'paragraph' }
    const wide: number[] = []
    let count = 0
    for (const html of all) {
      if (count === 0) editor.commands.setContent({ type: 'doc', content: [paragraph] }, { emitUpdate: true })
      else editor.commands.insertContentAt(editor.state.doc.content.size, paragraph)
      editor.commands.focus('end')
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      sheet.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      if (document.documentElement.scrollWidth > innerWidth) wide.push(count)
      count++
      await new Promise(requestAnimationFrame)
      if (editor.state.doc.childCount > 120 || editor.state.doc.content.size > 100_000) break
    }
    // An empty paragraph is only room to type.
    const isEmpty = ({ type, content }: Sheet['content']['content'][number]) =>
      type.name === 'paragraph' && content.size === 0
    return { count, written: editor.state.doc.content.content.filter((each) => !isEmpty(each)).length, wide }
  }, pastes)
}

test('300 hostile pastes run nothing without a CSP, store nothing unknown and make no page wide', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users', { bypassCSP: true, viewport: phone })
  const post = await begin(page, t, `Pasted ${Date.now()}`)

  // Whoever has the link sees the draft, without a CSP too.
  await page.getByRole('button', { name: t('blogdesk.preview'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('blogdesk.makePreview') }).click()
  const preview = await dialog.getByLabel(t('blogdesk.previewLink')).inputValue()
  await page.keyboard.press('Escape')
  const reader = await (await browser.newContext({ bypassCSP: true, viewport: phone })).newPage()

  const pastes = await hostilePastes(300)
  let pasted = 0
  let blocks = 0
  while (pasted < pastes.length) {
    const { count, written, wide } = await pasteSome(page, pastes.slice(pasted))
    expect(wide.map((at) => pastes[pasted + at])).toEqual([])
    // Leaving a page saves at once.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await saved(page)
    const { parts } = await inDatabase((db) =>
      db.selectFrom('post_drafts').select('parts').where('post_id', '=', post).executeTakeFirstOrThrow(),
    )
    const stored = parts.map(({ block }) => draftBlock.parse(block))
    expect(stored.length).toBe(written)
    expect(JSON.stringify(stored)).not.toMatch(/javascript:|onerror=|srcdoc|\/\/evil/i)
    blocks += stored.length
    await reader.goto(preview)
    await alive(reader)
    await expect(reader.locator('.document').first()).toBeVisible()
    for (const each of [page, reader]) {
      expect(await ran(each), `after ${pasted}`).toBe(0)
      expect(await widerBy(each), `after ${pasted}`).toBeLessThanOrEqual(0)
    }
    pasted += count
  }
  expect(pasted).toBe(300)
  expect(blocks).toBeGreaterThan(600)

  // Each page would have run them: nothing but the cleaning and the schema kept them from it.
  for (const each of [page, reader]) {
    await each.setContent('<img src=x onerror="window.pasteRan = 1">')
    await expect.poll(() => ran(each)).toBe(1)
  }
})
