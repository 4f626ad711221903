import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { LocaleCode } from '#contract/values.ts'
import { permissions } from '#core/people/permissions.ts'
import { mostInBlock } from '#core/site/post-drafts.ts'
import { localeInfo } from '#i18n/locales.ts'
import { bringAxe, violations } from './axe.ts'
import { begin, saved, text, type Words } from './blog-desk.ts'
import { inDatabase, newAccount } from './newcomers.ts'
import { alive, enter, idle, picture, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Copies the source block by block, with a title and a summary of its own. */
async function translate(page: Page, t: Words, code: LocaleCode, [title, summary]: [string, string]) {
  const { name } = localeInfo(code)
  await page.getByLabel(t('blogdesk.translation')).selectOption(code)
  await expect(text(page, name)).toBeVisible()
  await page.getByLabel(`Title, ${name}`).fill(title)
  await page.getByLabel(`Summary, ${name}`).fill(summary)
  const copy = page.getByRole('button', { name: t('blogdesk.copySource', { language: 'English' }) })
  const count = await copy.count()
  expect(count).toBeGreaterThan(3)
  for (let left = count; left > 0; left--) {
    await copy.first().click()
    await expect(copy).toHaveCount(left - 1)
  }
  await saved(page)
}

test('an editor writes a post, translates it, schedules and publishes it, changes its slug and restores a version', async ({
  browser,
  page: reader,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users')
  await page.setViewportSize({ width: 1440, height: 900 })
  const title = `How acts end ${Date.now()}`
  const post = await begin(page, t, title)
  await page.getByLabel('Summary, English').fill('What an act is, and what it leaves behind.')
  const source = text(page, 'English')
  await source.click()
  await page.keyboard.type('An act lasts two months.')
  await page.getByRole('button', { name: t('blogdesk.tool.table') }).click()
  await page.keyboard.type('Act')
  await page.getByRole('button', { name: t('blogdesk.tool.calculator'), exact: true }).click()
  await page.locator('input[type="file"]').first().setInputFiles(picture)
  await page.getByLabel(t('blogdesk.alt')).fill('A rank at the end of an act')
  await saved(page)

  await page.locator('select[aria-label]').last().waitFor()
  await translate(page, t, 'de', ['Wie Akte enden', 'Was ein Akt ist und was von ihm bleibt.'])
  await translate(page, t, 'ar', ['كيف تنتهي الفصول', 'ما هو الفصل وما الذي يبقى بعده.'])
  await expect(text(page, 'العربية')).toHaveAttribute('dir', 'rtl')

  // It is to go live in all three tomorrow; then it does now.
  await page.getByRole('button', { name: t('blogdesk.publish'), exact: true }).click()
  const state = page.locator('.desk-header')
  await page.getByText(t('blogdesk.later'), { exact: true }).click()
  await page.getByRole('button', { name: t('blogdesk.scheduleCount', { count: 3 }) }).click()
  await expect(state.getByText(t('blogdesk.state.scheduled'))).toBeVisible()
  const live = () =>
    inDatabase((db) =>
      db.selectFrom('post_texts').select(['locale', 'slug']).where('post_id', '=', post).execute(),
    )
  expect(await live()).toEqual([])
  await page.getByText(t('blogdesk.now'), { exact: true }).click()
  await page.getByRole('button', { name: t('blogdesk.publishCount', { count: 3 }) }).click()
  await expect(state.getByText(t('blogdesk.state.published'))).toBeVisible()
  const row = await live()
  expect(row.map(({ locale }) => locale).toSorted()).toEqual(['ar', 'de', 'en'])
  const arabic = row.find(({ locale }) => locale === 'ar')?.slug ?? ''
  await reader.goto(`/ar/blog/${encodeURIComponent(arabic)}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('كيف تنتهي الفصول')
  const slug = row.find(({ locale }) => locale === 'en')?.slug ?? ''
  await reader.goto(`/blog/${slug}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByRole('img', { name: 'A rank at the end of an act' })).toBeVisible()
  const panel = page.getByRole('complementary', { name: t('blogdesk.publish') })
  await panel.getByRole('button', { name: t('shell.close') }).click()

  // Another slug: what readers know leads there.
  await page.getByLabel(t('blogdesk.slug')).first().fill(`${slug}-now`)
  await saved(page)
  await expect(page.getByText(t('blogdesk.redirect', { slug }))).toBeVisible()
  await page.getByRole('button', { name: t('blogdesk.publish'), exact: true }).click()
  await page.getByRole('button', { name: t('blogdesk.publishCount', { count: 1 }) }).click()
  await expect(page.getByText(t('blogdesk.noneReady'))).toBeVisible()
  await reader.goto(`/blog/${slug}`)
  await expect(reader).toHaveURL(new RegExp(`/blog/${slug}-now$`))

  // An earlier version of the source.
  await page.getByRole('button', { name: t('blogdesk.history'), exact: true }).click()
  await page.locator('.desk-versions button').last().click()
  await page.getByRole('button', { name: t('blogdesk.restore'), exact: true }).click()
  await expect(page.getByRole('complementary', { name: t('blogdesk.about') })).toBeVisible()
})

test('an editor links terms of the glossary by a slash and by their button, and readers see them as terms', async ({
  browser,
  page: reader,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users')
  const title = `Terms ${Date.now()}`
  const post = await begin(page, t, title)
  await page.getByLabel('Summary, English').fill('What the words mean.')
  const source = text(page, 'English')
  await source.click()
  await page.keyboard.type('First and/or 5 / 7, then /net w')
  const terms = page.getByRole('listbox', { name: t('blogdesk.terms') })
  await expect(terms.getByRole('option').first()).toContainText(t('terms.net-win.name'))
  await expect(source).toHaveAttribute('aria-activedescendant', /0$/)
  await page.keyboard.press('Enter')
  await expect(terms).toHaveCount(0)
  await page.keyboard.type(' and my tier. ')
  await page.keyboard.type('/esc')
  await page.keyboard.press('Escape')
  await expect(terms).toHaveCount(0)
  // Other words than the term's own, by the keys that the button names.
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+Shift+L')
  const search = page.getByRole('combobox', { name: t('blogdesk.termSearch') })
  await search.fill('mmr')
  await search.press('Enter')
  await expect(source.locator('a.term-link')).toHaveText([/^First/, t('terms.net-win.name')])
  await saved(page)
  await page.getByRole('button', { name: t('blogdesk.publish'), exact: true }).click()
  await page.getByRole('button', { name: t('blogdesk.publishCount', { count: 1 }) }).click()
  await expect(page.locator('.desk-header').getByText(t('blogdesk.state.published'))).toBeVisible()
  const { slug } = await inDatabase((db) =>
    db.selectFrom('post_texts').select('slug').where('post_id', '=', post).executeTakeFirstOrThrow(),
  )
  await reader.goto(`/blog/${slug}`)
  const link = reader.locator('.document a.term-link', { hasText: t('terms.net-win.name') })
  await expect(link).toHaveAttribute('href', '/glossary#net-win')
  await expect(reader.locator('.document a.term-link', { hasText: 'First' })).toHaveAttribute(
    'href',
    '/glossary#mmr',
  )
  await expect(reader.locator('.document').first()).toContainText('/esc')
})

test('many posts are unpublished and published at once, and the list is a file for spreadsheets', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users')
  await page.setViewportSize({ width: 1440, height: 900 })
  const title = `Together ${Date.now()}`
  const posts: string[] = []
  for (const number of ['one', 'two']) {
    posts.push(await begin(page, t, `${title} ${number}`))
    await page.getByLabel('Summary, English').fill('Short.')
    await text(page, 'English').click()
    await page.keyboard.type('Words.')
    await saved(page)
  }
  const states = () =>
    inDatabase((db) => db.selectFrom('posts').select('live').where('id', 'in', posts).execute())
  await page.goto(`/dashboard/admin/blog/posts?view=all&q=${encodeURIComponent(title)}`)
  await alive(page)
  await page.getByLabel(t('blogdesk.chooseAll')).check()
  const bar = page.getByRole('region', { name: t('blogdesk.chosenPosts') })
  await expect(bar).toContainText(t('blogdesk.chosenCount', { count: 2 }))
  await bar.getByRole('button', { name: t('blogdesk.publish'), exact: true }).click()
  await expect.poll(states).toEqual([{ live: ['en'] }, { live: ['en'] }])
  await expect(page.getByRole('row').getByText(t('blogdesk.state.published'))).toHaveCount(2)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('lists.export') }).click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines.filter((line) => line.includes(title))).toHaveLength(2)

  await page.getByLabel(t('blogdesk.chooseAll')).check()
  await bar.getByRole('button', { name: t('blogdesk.unpublish') }).click()
  await expect.poll(states).toEqual([{ live: [] }, { live: [] }])

  // A cell says what readers see of a language, and leads to it.
  await page
    .getByRole('button', { name: /^Deutsch, / })
    .first()
    .focus()
  const popover = page.locator('.desk-popover')
  await expect(popover).toContainText(t('blogdesk.readersNothing', { language: 'Deutsch' }))
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
})

test('a stale translation is still right by one press in the list, and its title in the editor', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users')
  await page.setViewportSize({ width: 1440, height: 900 })
  const title = `Still right ${Date.now()}`
  const post = await begin(page, t, title)
  await page.getByLabel('Summary, English').fill('Short.')
  const source = text(page, 'English')
  await source.click()
  for (const line of ['One.', 'Two.', 'Three.', 'Four.']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await saved(page)
  await translate(page, t, 'de', ['Stimmt noch', 'Kurz.'])
  await page.getByLabel('Title, English').fill(`${title} again`)
  await source.getByText('Two.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' More.')
  const notes = page.getByRole('button', { name: t('blogdesk.stillRight') })
  await expect(notes).toHaveCount(2)
  await saved(page)
  await notes.first().click()
  await expect(notes).toHaveCount(1)
  await saved(page)
  await page.reload()
  await expect(notes).toHaveCount(1)

  await page.goto(`/dashboard/admin/blog/posts?view=all&q=${encodeURIComponent(title)}`)
  await alive(page)
  const cell = page.getByRole('button', { name: /^Deutsch, / })
  await expect(cell).toHaveAccessibleName(new RegExp(`, ${t('blogdesk.mark.stale')}, `))
  await cell.focus()
  await page
    .locator('.desk-popover')
    .getByRole('button', { name: t('blogdesk.stillRight') })
    .click()
  await expect(cell).not.toHaveAccessibleName(new RegExp(`, ${t('blogdesk.mark.stale')}, `))
  const { languages } = await inDatabase((db) =>
    db.selectFrom('posts').select('languages').where('id', '=', post).executeTakeFirstOrThrow(),
  )
  expect(languages.de).toMatchObject({ stale: 0, complete: true })
})

test('what a version changed and what a source changed are compared, stepped through and restored, by keyboard', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users')
  await page.setViewportSize({ width: 1440, height: 900 })
  await bringAxe(page)
  const title = `Compared ${Date.now()}`
  await begin(page, t, title)
  await page.getByLabel('Summary, English').fill('Short.')
  const source = text(page, 'English')
  await source.click()
  for (const line of ['A queue is short.', 'A queue is fair.', 'A queue has an end.', 'Leave early.']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await saved(page)
  await translate(page, t, 'de', ['Verglichen', 'Kurz.'])
  // A name closes the version, so that what follows is another one. The history is that of the text with the caret.
  await source.click()
  await page.getByRole('button', { name: t('blogdesk.history'), exact: true }).press('Enter')
  const versions = page.locator('.desk-versions button')
  await versions.first().press('Enter')
  const name = page.getByLabel(t('blogdesk.versionName'))
  await name.fill('Before the change')
  await name.press('Enter')
  await expect(versions.filter({ hasText: 'Before the change' })).toHaveCount(1)
  const close = page
    .locator('aside')
    .filter({ has: page.getByRole('heading', { name: t('blogdesk.history') }) })
    .getByRole('button', { name: t('shell.close') })
  await close.press('Enter')

  await source.getByText('A queue is short.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' At night.')
  await source.getByText('Leave early.').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.type('Leave late.')
  await saved(page)

  // Below the stale block of the translation: what its source has changed since.
  const compare = page.getByRole('button', { name: t('blogdesk.compare') })
  await expect(compare).toHaveCount(2)
  await compare.first().press('Enter')
  const dialog = page.getByRole('dialog', { name: t('blogdesk.compareTitle', { language: 'English' }) })
  await expect(dialog.locator('ins')).toHaveText(/At night\./)
  await expect(dialog).toContainText('A queue is short.')
  expect(await violations(page), 'the comparison').toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(compare.first()).toBeFocused()
  await compare.last().press('Enter')
  await expect(dialog.locator('del')).toHaveText(/early/)
  await dialog.getByRole('button', { name: t('blogdesk.stillRight') }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(compare).toHaveCount(1)

  // The history: two changes, together and beside each other.
  await source.click()
  await page.getByRole('button', { name: t('blogdesk.history'), exact: true }).press('Enter')
  await versions.filter({ hasText: 'Before the change' }).press('Enter')
  const status = page.getByRole('status').filter({ hasText: /of 2/ })
  await expect(status).toHaveText(t('blogdesk.changeOf', { count: 1, all: 2 }))
  await page.keyboard.press('n')
  await expect(status).toHaveText(t('blogdesk.changeOf', { count: 2, all: 2 }))
  await page.keyboard.press('p')
  await expect(status).toHaveText(t('blogdesk.changeOf', { count: 1, all: 2 }))
  const shown = page.locator('.desk-history')
  await expect(shown.locator('ins')).toHaveText([/At night\./, /late/])
  await page.getByRole('radio', { name: t('blogdesk.beside') }).press('Space')
  await expect(shown).toHaveAttribute('data-view', 'beside')
  await expect(shown.locator('del')).toHaveText(/early/)
  expect(await violations(page), 'the history').toEqual([])
  await page.getByRole('button', { name: t('blogdesk.restore'), exact: true }).press('Enter')
  await expect(source).toBeVisible()
  await expect(source.locator('> p').first()).toHaveText('A queue is short.')
  await expect(source).toContainText('Leave early.')
  await saved(page)
})

test('a preview opens signed out until it is revoked; a cover has a focal point; a dead link is refused', async ({
  browser,
  page: reader,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users')
  await page.setViewportSize({ width: 1440, height: 900 })
  const title = `Seen before ${Date.now()}`
  const post = await begin(page, t, title)
  await text(page, 'English').click()
  await page.keyboard.type('A draft.')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('blogdesk.linkTo')).fill('/blog/no-such-post')
  await dialog.getByRole('button', { name: t('blogdesk.setLink') }).click()
  await expect(dialog.getByText(t('blogdesk.linkBroken'))).toBeVisible()
  await dialog.getByLabel(t('blogdesk.linkTo')).fill('/boosters')
  await dialog.getByRole('button', { name: t('blogdesk.setLink') }).click()
  await expect(text(page, 'English').locator('a[href="/boosters"]')).toHaveText('A draft.')
  await saved(page)

  await page.getByRole('button', { name: t('blogdesk.facts') }).click()
  await dialog.locator('input[type="file"]').setInputFiles(picture)
  const focal = dialog.getByRole('button', { name: /^Focal point/ })
  await focal.focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: t('blogdesk.saveFacts') }).click()
  await expect(dialog).toHaveCount(0)
  const { cover_picture, cover_x } = await inDatabase((db) =>
    db
      .selectFrom('posts')
      .select(['cover_picture', 'cover_x'])
      .where('id', '=', post)
      .executeTakeFirstOrThrow(),
  )
  expect(cover_picture).not.toBeNull()
  expect(cover_x).toBeGreaterThan(50)

  await page.getByRole('button', { name: t('blogdesk.preview'), exact: true }).click()
  await dialog.getByRole('button', { name: t('blogdesk.makePreview') }).click()
  const address = await dialog.getByLabel(t('blogdesk.previewLink')).inputValue()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByText('A draft.')).toBeVisible()
  await dialog
    .getByRole('button', { name: t('blogdesk.revoke') })
    .first()
    .click()
  await expect(dialog.getByRole('button', { name: t('blogdesk.revoke') })).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByText('A draft.')).toHaveCount(0)
})

test('whoever has every permission but that of the blog is refused its pages', async ({ browser }) => {
  const t = await wordsOf('en')
  const others = permissions.filter((each) => each !== 'EditUsers')
  const { page } = await newAccount(browser, { permissions: others })
  const need = t('rights.missing.need', { right: t('rights.name.EditUsers') })
  for (const path of ['posts', 'create', 'edit/how-lp-gains-work']) {
    await page.goto(`/dashboard/admin/blog/${path}`)
    await expect(page.getByRole('heading', { name: need })).toBeVisible()
  }
})

test('two editors in different blocks see each other’s words; in the same block both texts are shown', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const [one, other] = [await enter(browser, 'users'), await enter(browser, 'users')]
  const post = await begin(one.page, t, `Two at once ${Date.now()}`)
  await text(one.page, 'English').click()
  await one.page.keyboard.type('First block.')
  await one.page.keyboard.press('Enter')
  await one.page.keyboard.type('Second block.')
  await saved(one.page)
  await other.page.goto(`/dashboard/admin/blog/edit/${post}`)
  await alive(other.page)
  await Promise.all([idle(one.page), idle(other.page)])
  const theirs = text(other.page, 'English')
  await theirs.getByText('Second block.').click()
  await other.page.keyboard.press('End')
  await other.page.keyboard.type(' By the other.')
  await expect(text(one.page, 'English')).toContainText('Second block. By the other.')
  await expect(theirs).toContainText('First block.')

  // Both in the first block, while neither hears of the other.
  await other.context.setOffline(true)
  await theirs.getByText('First block.').click()
  await other.page.keyboard.press('End')
  await other.page.keyboard.type(' Theirs.')
  await text(one.page, 'English').getByText('First block.').click()
  await one.page.keyboard.press('End')
  await one.page.keyboard.type(' Mine.')
  await saved(one.page)
  await expect(other.page.locator('.desk-saved').getByText(t('blogdesk.noLine'))).toBeVisible()
  await other.context.setOffline(false)
  await expect(other.page.getByRole('button', { name: t('blogdesk.takeTheirs') })).toBeVisible()
  await expect(theirs).toContainText('First block. Theirs.')
  await other.page.getByRole('button', { name: t('blogdesk.keepMine') }).click()
  await expect(text(one.page, 'English')).toContainText('First block. Theirs.')
})

test('a table that is too wide is named where it stands, and all around it is saved', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'users')
  const post = await begin(page, t, `Too wide ${Date.now()}`)
  const sheet = text(page, 'English')
  await sheet.click()
  await page.keyboard.type('Before it.')
  await page.keyboard.press('Enter')
  const columns = (count: number) => `<table><tr>${'<td>x</td>'.repeat(count)}</tr></table><p>After it.</p>`
  await sheet.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, columns(13))
  const note = sheet.getByRole('alert')
  await expect(note).toHaveText(t('blogdesk.refused.table', mostInBlock))
  const head = page.locator('.desk-saved')
  await expect(head).toContainText(t('blogdesk.refusedCount', { count: 1 }))
  await head.getByRole('button', { name: t('blogdesk.showRefused') }).press('Enter')
  await expect(note).toBeInViewport()
  const stored = () =>
    inDatabase(async (db) => {
      const { parts } = await db
        .selectFrom('post_drafts')
        .select('parts')
        .where('post_id', '=', post)
        .executeTakeFirstOrThrow()
      return parts.map(({ block }) => block.type)
    })
  await expect.poll(stored).toEqual(['paragraph', 'paragraph'])

  // One column less, and it is saved where it stands.
  await sheet.locator('th').first().click()
  await page.getByRole('button', { name: t('blogdesk.tool.deleteColumn') }).click()
  await saved(page)
  await expect(note).toHaveCount(0)
  await expect.poll(stored).toEqual(['paragraph', 'table', 'paragraph'])
})

test('a session that ends and a tab that closes while someone types lose nothing', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'users')
  const post = await begin(page, t, `Kept here ${Date.now()}`)
  await text(page, 'English').click()
  await page.keyboard.type('Saved words.')
  await saved(page)
  await context.route('**/drafts/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'unauthorized' } }),
  )
  await page.keyboard.type(' Typed after the session.')
  await expect(page.getByText(t('blogdesk.onDevice'))).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.unroute('**/drafts/**')
  const again = await context.newPage()
  await again.goto(`/dashboard/admin/blog/edit/${post}`)
  await alive(again)
  await again.getByRole('button', { name: t('blogdesk.keptBring') }).click()
  await expect(text(again, 'English')).toContainText('Saved words. Typed after the session.')
  await saved(again)
  await again.reload()
  await expect(text(again, 'English')).toContainText('Saved words. Typed after the session.')
})

test('list and editor are usable in English, German and Arabic, dark and light, on every width', async ({
  browser,
}) => {
  for (const locale of ['en', 'de', 'ar'] as const)
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [768, 'light'],
      [1440, 'dark'],
    ] as const) {
      const { page, context } = await enter(browser, 'users', {
        viewport: { width, height: 900 },
        colorScheme,
      })
      await bringAxe(page)
      const prefix = locale === 'en' ? '' : `/${locale}`
      for (const path of ['posts?view=all', 'edit/how-lp-gains-work?with=ar']) {
        const answer = await page.goto(`${prefix}/dashboard/admin/blog/${path}`)
        expect(answer?.ok()).toBe(true)
        await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
        await alive(page)
        if (path.startsWith('edit')) {
          await expect(page.locator('.desk-sheet').first()).toBeVisible()
          // Side by side, or one of the two; the facts beside them are a drawer below 1280 px.
          await expect(page.locator('[data-side="other"]:visible')).toHaveCount(width < 900 ? 0 : 5)
          const t = await wordsOf(locale)
          const facts = page.getByRole('complementary', { name: t('blogdesk.about') })
          if (width < 1280) {
            await expect(facts).toBeHidden()
            await page.getByRole('button', { name: t('blogdesk.about') }).click()
            await expect(facts).toBeVisible()
            await page.keyboard.press('Escape')
            await expect(facts).toBeHidden()
          } else await expect(facts).toBeVisible()
        }
        await page.screenshot({ path: `test-results/desk-${locale}-${width}-${path.slice(0, 4)}.png` })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        expect(await violations(page), `${locale} ${width} ${path}`).toEqual([])
      }
      await context.close()
    }
})
