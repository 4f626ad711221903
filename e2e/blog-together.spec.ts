import type { Page } from '@playwright/test'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { begin, saved, text } from './blog-desk.ts'
import { inDatabase } from './newcomers.ts'
import { alive, enter, idle, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

// Ten minutes at the speed of a person: EDITING_MINUTES=10 npx playwright test e2e/blog-together
const minutes = Number(process.env.EDITING_MINUTES ?? 0)
/** Without minutes: so many sentences of each editor, each saved before the next. */
const sentences = 8
/** Between two keys of somebody who types 100 words in a minute. */
const keyMs = minutes > 0 ? 120 : 0

type Typed = { own: string[]; keys: number; saves: number }

/** As if the page had been open for longer than its token is good; its session stays. */
async function letTokenRunOut(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'access_token')?.value ?? '')
  const { numUpdatedRows } = await inDatabase((db) =>
    db
      .updateTable('sessions')
      .set({ access_expires_at: new Date(0) })
      .where('access_hash', '=', tokenHash(token))
      .executeTakeFirstOrThrow(),
  )
  expect(numUpdatedRows).toBe(1n)
}

/** Each third sentence begins a block of its own. */
async function write(page: Page, name: string, isDone: (sentence: number) => boolean): Promise<Typed> {
  const typed: Typed = { own: [`${name} begins.`], keys: 0, saves: 0 }
  const sheet = text(page, 'English')
  await sheet.getByText(`${name} begins.`).click()
  await page.keyboard.press('End')
  for (let sentence = 1; !isDone(sentence); sentence++) {
    if (name === 'Ana' && sentence === 4) await letTokenRunOut(page)
    const words = `${name} adds sentence ${sentence}, and another clause.`
    if (sentence % 3 === 0) {
      await page.keyboard.press('Enter')
      typed.own.push(words)
    } else typed.own.push(`${typed.own.pop()} ${words}`)
    // A token that ran out is renewed, and the save sent again with its key: the second answer counts.
    const answered = page.waitForResponse(
      (answer) =>
        answer.url().includes('/drafts/') &&
        answer.status() !== 401 &&
        (answer.request().postData() ?? '').includes(`${name} adds sentence ${sentence},`),
    )
    const keys = `${sentence % 3 === 0 ? '' : ' '}${words}`
    await page.keyboard.type(keys, { delay: keyMs })
    const answer = await answered
    expect(answer.status()).toBe(200)
    typed.keys += keys.length
    typed.saves++
  }
  return typed
}

test('two people who write in different blocks of a post meet no conflict, and each keeps every word', async ({
  browser,
}) => {
  test.setTimeout((minutes + 10) * 60_000)
  const t = await wordsOf('en')
  const [one, other] = [await enter(browser, 'users'), await enter(browser, 'admin')]
  const post = await begin(one.page, t, `Written together ${Date.now()}`)
  await text(one.page, 'English').click()
  for (const line of ['Ana begins.', 'Between them.', 'Ben begins.']) {
    await one.page.keyboard.type(line)
    if (line !== 'Ben begins.') await one.page.keyboard.press('Enter')
  }
  await saved(one.page)
  await other.page.goto(one.page.url())
  await alive(other.page)
  await Promise.all([idle(one.page), idle(other.page)])

  let conflicts = 0
  for (const { page } of [one, other])
    page.on('response', async (answer) => {
      if (!answer.url().includes('/drafts/') || answer.request().method() === 'GET') return
      const { data } = await answer.json().catch(() => ({ data: null }))
      conflicts += data?.saved.conflicts.length ?? 0
    })
  const refused: number[] = []
  for (const { page } of [one, other])
    page.on('response', (answer) => {
      if (answer.url().includes('/drafts/') && !answer.ok()) refused.push(answer.status())
    })
  const end = Date.now() + minutes * 60_000
  const isDone = (sentence: number) => (minutes > 0 ? Date.now() >= end : sentence > sentences)
  const [ana, ben] = await Promise.all([write(one.page, 'Ana', isDone), write(other.page, 'Ben', isDone)])
  const figures = ({ keys, saves }: Typed) => ({ keys, saves })
  console.log({ ana: figures(ana), ben: figures(ben), conflicts, refused })

  const whole = [...ana.own, 'Between them.', ...ben.own]
  for (const { page } of [one, other]) {
    await expect(text(page, 'English').locator('> p')).toHaveText(whole)
    await expect(page.getByRole('button', { name: t('blogdesk.takeTheirs') })).toHaveCount(0)
  }
  expect(conflicts).toBe(0)
  // A token that ran out was renewed; nothing else was refused.
  expect(refused.filter((status) => status !== 401)).toEqual([])
  const stored = await inDatabase((db) =>
    db.selectFrom('post_drafts').select('parts').where('post_id', '=', post).executeTakeFirstOrThrow(),
  )
  const texts = stored.parts.map(({ block }) =>
    block.type === 'paragraph'
      ? block.content.map((run) => (run.type === 'text' ? run.text : '')).join('')
      : block.type,
  )
  expect(texts).toEqual(whole)
})
