// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { consentWords } from '#i18n/consent-words.ts'
import { connection } from '#web/frame/pwa/connection.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { open } from '#web/test/in-browser.tsx'
import ConsentDialog from './consent-dialog.tsx'
import { ConsentRoot } from './consent-root.tsx'
import { english } from './english.ts'
import { dropCookie, readCookies, writeCookie } from './own-cookies.ts'
import { tellAccount } from './tell-account.ts'
import { VisitorConsent } from './visitor-consent.ts'

beforeAll(() => english.ensure(['cookies']))
afterEach(() => {
  for (const name of Object.keys(readCookies())) dropCookie(name)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const signal = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
const press = (name: string) => screen.getByRole('button', { name })

describe('who hasn’t chosen', () => {
  test('is asked, and nothing is allowed meanwhile', () => {
    const consent = new VisitorConsent('google')
    expect([consent.isOpen, consent.allowsAnalytics]).toEqual([true, false])
  })

  test('isn’t asked if the browser itself says no', () => {
    signal()
    const consent = new VisitorConsent('google')
    expect([consent.isOpen, consent.allowsAnalytics]).toEqual([false, false])
  })

  test('isn’t asked while there is no connection', async () => {
    let answers = false
    vi.stubGlobal('fetch', async () => {
      if (!answers) throw new TypeError('no network')
      return Response.json({ id: 'one' })
    })
    await open(<ConsentRoot consent={new VisitorConsent('google')} />)
    await act(() => connection.ask())
    expect(screen.queryByRole('button')).toBeNull()
    answers = true
    await act(() => connection.ask())
    expect(press(consentWords.accept)).toBeDefined()
    vi.unstubAllGlobals()
  })

  test.each([
    ['accept', true],
    ['decline', false],
  ] as const)('can %s, and the next page knows', async (word, allows) => {
    const consent = new VisitorConsent('google')
    const { person } = await open(<ConsentRoot consent={consent} />)
    await person.click(press(consentWords[word]))
    expect(screen.queryByRole('region', { name: consentWords.region })).toBeNull()
    const next = new VisitorConsent('google')
    expect([next.isOpen, next.allowsAnalytics]).toEqual([false, allows])
  })

  test('is asked again when other cookies are set, or others receive them', () => {
    new VisitorConsent('google').acceptAll()
    const other = new VisitorConsent('server')
    expect([other.isOpen, other.allowsAnalytics]).toEqual([true, false])
  })

  test('reads in a tab what another tab chose', () => {
    const [here, there] = [new VisitorConsent('google'), new VisitorConsent('google')]
    const told: boolean[] = []
    here.subscribe(() => told.push(here.allowsAnalytics))
    there.acceptAll()
    expect(here.allowsAnalytics).toBe(false)
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual([true])
  })
})

describe('the dialog', () => {
  const dialog = async (consent: VisitorConsent) => {
    const closed: string[] = []
    const view = await open(<ConsentDialog consent={consent} onClose={() => closed.push('closed')} />)
    const analytics = () => screen.getByRole('switch', { name: consentWords.analytics })
    return { ...view, closed, analytics }
  }

  test('changes nothing before it is saved', async () => {
    const consent = new VisitorConsent('google')
    const { person, closed, analytics } = await dialog(consent)
    expect(analytics()).toHaveProperty('checked', false)
    await person.click(analytics())
    expect(consent.allowsAnalytics).toBe(false)
    const [close] = screen.getAllByRole('button', { name: consentWords.close })
    await person.click(close as HTMLElement)
    expect([closed, consent.current.state]).toEqual([['closed'], 'undecided'])
  })

  test.each([
    ['allows', false, true],
    ['withdraws', true, false],
  ] as const)('%s when it is saved', async (_, before, after) => {
    const consent = new VisitorConsent('google')
    if (before) consent.acceptAll()
    const { person, closed, analytics } = await dialog(consent)
    expect(analytics()).toHaveProperty('checked', before)
    await person.click(analytics())
    await person.click(press(consentWords.save))
    expect([closed, consent.allowsAnalytics]).toEqual([['closed'], after])
  })

  test('leaves what is necessary on', async () => {
    const { person } = await dialog(new VisitorConsent('google'))
    const necessary = screen.getByRole('switch', { name: consentWords.necessary })
    await person.click(necessary)
    expect(necessary).toHaveProperty('checked', true)
  })

  test.each([true, false])('says that the browser objects: %s', async (objects) => {
    if (objects) signal()
    await dialog(new VisitorConsent('google'))
    expect(screen.queryByText(consentWords.signal) !== null).toBe(objects)
  })
})

describe('what the account hears', () => {
  type User = { _id: string; consent: boolean | null } | null
  const hears = (user: User, refuses = false) => {
    const bodies: unknown[] = []
    let tell = () => {}
    const state = { user }
    const subscribe = (listener: () => void) => {
      tell = listener
    }
    const session = { state, subscribe }
    const call = async (_: string, { body }: { body: unknown }) => {
      bodies.push(body)
      if (refuses) throw new Error('no connection')
    }
    const consent = new VisitorConsent('google')
    const start = () => tellAccount({ session, call } as unknown as App, consent)
    const signIn = (next: User) => {
      state.user = next
      tell()
    }
    return { bodies, consent, start, signIn }
  }
  const mira = (consent: boolean | null) => ({ _id: 'mira-id', consent })

  test.each<[string, User, boolean | null, number]>([
    ['a visitor', null, true, 0],
    ['somebody who hasn’t chosen here', mira(true), null, 0],
    ['an account that says the same', mira(true), true, 0],
    ['an account that says otherwise', mira(true), false, 1],
    ['an account that says nothing yet', mira(null), true, 1],
  ])('%s', (_, user, agreed, calls) => {
    const { bodies, consent, start } = hears(user)
    if (agreed !== null) consent.choose(agreed ? ['google-analytics'] : [])
    start()
    expect(bodies).toEqual(Array.from({ length: calls }, () => ({ user: 'mira-id', consent: agreed })))
  })

  test('each change once, and after signing in', () => {
    const { bodies, consent, start, signIn } = hears(null)
    start()
    consent.acceptAll()
    expect(bodies).toEqual([])
    signIn(mira(null))
    signIn(mira(null))
    consent.decline()
    expect(bodies.map((body) => (body as { consent: boolean }).consent)).toEqual([true, false])
  })

  test('a choice that didn’t arrive once more', async () => {
    const { bodies, consent, start, signIn } = hears(mira(null), true)
    consent.acceptAll()
    start()
    await Promise.resolve()
    await Promise.resolve()
    signIn(mira(null))
    expect(bodies).toHaveLength(2)
  })
})

test('a cookie’s value can contain an equals sign', () => {
  writeCookie('a', 'b=c', 1)
  expect(readCookies()).toMatchObject({ a: 'b=c' })
})
