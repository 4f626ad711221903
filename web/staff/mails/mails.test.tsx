// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { CallError } from '#web/frame/session/call.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { Page as ChoicePage, loader as choiceLoader } from './mail-choice-page.tsx'
import MailDialog from './mail-dialog.tsx'
import { type SentMail, statesOf } from './mail-list.ts'
import { loader } from './mails-page.tsx'

type Read = Contract['getSentMail']['reply']['data']
type Choice = Contract['getMailChoice']['reply']['data']

const mail = { mail_id: 7, subject: 'Your order', recipient: 'mira@example.com' } as SentMail
const read = (rest: Partial<Read> = {}) =>
  ({
    ...mail,
    state: 'sent',
    html: '<p>Hello</p>',
    text: 'Hello',
    locale: 'en',
    last_error: null,
    recorded: false,
    ...rest,
  }) as Read

async function dialog(of: Read, answers: Answers = {}) {
  const closed: string[] = []
  const view = await open(<MailDialog mail={mail} onClose={() => closed.push('closed')} />, {
    answers: { getSentMail: () => ({ data: of }), ...answers },
  })
  await expect.poll(() => document.querySelector('iframe, pre')).not.toBeNull()
  return { ...view, closed }
}

describe('a sent mail', () => {
  test.each<[SentMail['state'], boolean]>([
    ['sent', false],
    ['kept', false],
    ['waiting', true],
    ['retrying', true],
    ['failed', true],
  ])('that is %s can be sent again: %s', async (state, can) => {
    const { t } = await dialog(read({ state }))
    expect(screen.queryByRole('button', { name: t('adminmails.sendAgain') }) !== null).toBe(can)
  })

  test('is sent again, and a refusal keeps the dialog open', async () => {
    let refusing = true
    const { t, sent, person, closed } = await dialog(read({ state: 'failed' }), {
      resendMail() {
        if (refusing) refused('not_found')()
        return { data: {} }
      },
    })
    const button = screen.getByRole('button', { name: t('adminmails.sendAgain') })
    await person.click(button)
    expect(await screen.findByText(asRead(t('errors.not_found')))).toBeDefined()
    expect(closed).toEqual([])
    refusing = false
    await person.click(button)
    await expect.poll(() => closed).toEqual(['closed'])
    expect(sent.at(-1)).toEqual({ name: 'resendMail', input: { params: { mail_id: '7' } } })
  })

  test('runs nothing: its frame has no permission at all', async () => {
    await dialog(read({ html: '<script>alert(1)</script>' }))
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('')
  })

  test('without HTML is its text alone, and an error of the mail server is shown', async () => {
    const { t } = await dialog(read({ html: null, last_error: '550 no such user' }))
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText(t('adminmails.lastError', { error: '550 no such user' }))).toBeDefined()
  })

  test.each([true, false])('in a shop with a mail server (%s), mails are sent or kept', (smtp) => {
    expect(statesOf(smtp).includes('sent')).toBe(smtp)
    expect(statesOf(smtp).includes('kept')).toBe(!smtp)
  })

  test.each([
    ['', { page: 1 }],
    [
      '?search=mira&kind=order_claimed&state=failed&page=2',
      { search: 'mira', kind: 'order_claimed', state: 'failed', page: 2 },
    ],
    ['?state=lost', { page: 1 }],
  ])('the list’s address “%s” asks for %o', async (search, query) => {
    const asked: unknown[] = []
    const call = async (_: string, input: unknown) => {
      asked.push(input)
      return { data: {} }
    }
    await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
    expect(asked).toEqual([{ query }])
  })
})

describe('the link at the end of a mail', () => {
  const choice = (wanted: boolean) => ({ wanted, topic: 'order_work', email: 'mira@example.com' }) as Choice
  const params = { token: 'a-token' }

  test.each([
    [true, 'mailchoice.off', 'mailchoice.isOff'],
    [false, 'mailchoice.on', 'mailchoice.isOn'],
  ] as const)('asks first; news that are wanted: %s', async (wanted, key, done) => {
    const { t, sent, person } = await open(<ChoicePage data={{ ...params, choice: choice(wanted) }} />, {
      answers: { setMailChoice: () => ({ data: choice(!wanted) }) },
    })
    expect(sent).toEqual([])
    await person.click(screen.getByRole('button', { name: t(key) }))
    await expect.poll(() => screen.getByRole('heading').textContent).toBe(t(done))
    expect(sent).toEqual([{ name: 'setMailChoice', input: { params, body: { wanted: !wanted } } }])
  })

  test('that is refused says so, and the choice stays', async () => {
    const { t, person } = await open(<ChoicePage data={{ ...params, choice: choice(true) }} />, {
      answers: { setMailChoice: refused('not_found') },
    })
    await person.click(screen.getByRole('button', { name: t('mailchoice.off') }))
    expect(await screen.findByText(asRead(t('errors.not_found')))).toBeDefined()
    expect(screen.getByRole('button', { name: t('mailchoice.off') })).toBeDefined()
  })

  test('that is broken leads to the settings, but an error of the server is one', async () => {
    const load = (status: number) =>
      choiceLoader({
        params,
        call: async () => {
          throw new CallError(status, 'something_wrong')
        },
      } as never)
    expect(await load(404)).toEqual({ ...params, choice: null })
    await expect(load(500)).rejects.toThrow('something_wrong')
    const { t } = await open(<ChoicePage data={{ ...params, choice: null }} />)
    expect(screen.getByText(t('mailchoice.brokenTitle'))).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
