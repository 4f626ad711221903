// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { largestPicture } from '#core/base/pictures.ts'
import { newsTopics, topicRules } from '#core/people/notification-choices.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aGuest, someSettings } from '#web/test/settings.ts'
import { alwaysWhy } from './always-why.ts'
import { NotificationsSection } from './notifications-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { PartProps, Settings } from './settings.ts'
import { BarPlace } from './unsaved-bar.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-picture'
  URL.revokeObjectURL = () => {}
  Element.prototype.scrollIntoView ??= () => {}
})

/** The part on a page that shows the replies. */
function onPage(Part: (props: PartProps) => React.ReactNode, first: Settings) {
  return function PageOf() {
    const [settings, show] = useState(first)
    return (
      <>
        <Part settings={settings} onChange={(reply) => show((now) => ({ ...now, ...reply }))} />
        <BarPlace />
      </>
    )
  }
}

async function shown(Part: (props: PartProps) => React.ReactNode, settings: Settings, answers: Answers = {}) {
  const PageOf = onPage(Part, settings)
  return open(<PageOf />, { answers })
}

describe('the name', () => {
  const free = { checkUsername: () => ({ data: { username: 'vega' } }) }
  const named = async (answers: Answers, text = 'vega') => {
    const view = await shown(ProfileSection, someSettings(), answers)
    const field = () => screen.getByLabelText(view.t('settings.name'))
    await view.person.clear(field())
    await view.person.type(field(), text)
    const press = (key: 'settings.save' | 'settings.discard') =>
      view.person.click(screen.getByRole('button', { name: view.t(key) }))
    return { ...view, field, press }
  }

  test('is saved once it is free, and the page shows it', async () => {
    const profile = { kind: 'customer' as const, username: 'vega', avatar: null }
    const { t, sent, press } = await named({ ...free, saveMyProfile: () => ({ data: { profile } }) })
    expect(await screen.findByText(t('settings.nameFree', { name: 'vega' }))).toBeDefined()
    await press('settings.save')
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ name: 'saveMyProfile', input: { body: { username: 'vega' } } })
    await expect.poll(() => screen.queryByRole('button', { name: t('settings.save') })).toBeNull()
  })

  test.each(['username_already_exists', 'username_reserved'] as const)(
    'that is refused with %s isn’t sent',
    async (code) => {
      const { t, sent, press } = await named({ checkUsername: refused(code) })
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      await press('settings.save')
      expect(sent.map(({ name }) => name)).not.toContain('saveMyProfile')
    },
  )

  test('with a character that no name has isn’t even asked about', async () => {
    const { t, sent } = await named({}, 've ga!')
    expect(screen.getByText(t('settings.nameInvalid'))).toBeDefined()
    expect(sent).toEqual([])
  })

  test('can be left as it was', async () => {
    const { t, field, press } = await named(free)
    await press('settings.discard')
    expect(field()).toHaveProperty('value', 'mira')
    expect(screen.queryByRole('button', { name: t('settings.save') })).toBeNull()
  })

  test('that somebody took meanwhile says so, and stays in the field', async () => {
    const { t, field, press } = await named({ ...free, saveMyProfile: refused('username_already_exists') })
    await screen.findByText(t('settings.nameFree', { name: 'vega' }))
    await press('settings.save')
    expect(await screen.findByText(asRead(t('errors.username_already_exists')))).toBeDefined()
    expect(field()).toHaveProperty('value', 'vega')
  })

  test('is no guest’s to choose', async () => {
    const { t } = await shown(ProfileSection, aGuest())
    expect(screen.getByText(t('settings.guestName'))).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('the picture', () => {
  const picture = (bytes = 4, type = 'image/png') => new File([new Uint8Array(bytes)], 'me.png', { type })
  const choose = async (file: File, answers: Answers = {}) => {
    const view = await shown(ProfileSection, someSettings(), answers)
    const field = view.container.querySelector('input[type=file]') as HTMLInputElement
    field.accept = ''
    await view.person.upload(field, file)
    return view
  }

  test.each([
    ['of another kind', picture(4, 'text/plain'), 'errors.bad_file_extension'],
    ['that is too large', picture(largestPicture + 1), 'errors.payload_too_large'],
  ] as const)('%s isn’t taken', async (_, file, key) => {
    const { t, sent } = await choose(file)
    expect(await screen.findByText(asRead(t(key)))).toBeDefined()
    expect(screen.queryByRole('button', { name: t('settings.usePicture') })).toBeNull()
    expect(sent).toEqual([])
  })

  test('is seen before it is sent, and stays chosen when the server is busy', async () => {
    const { t, sent, person } = await choose(picture(), { uploadAvatar: refused('server_busy') })
    expect(sent).toEqual([])
    await person.click(screen.getByRole('button', { name: t('settings.usePicture') }))
    expect(await screen.findByText(asRead(t('errors.server_busy')))).toBeDefined()
    expect(screen.getByRole('button', { name: t('settings.usePicture') })).toBeDefined()
    expect(sent.map(({ name }) => name)).toEqual(['uploadAvatar'])
  })
})

describe('news', () => {
  const topics = newsTopics.map((topic) => ({ topic, channels: [] }))
  const all = someSettings({ notifications: { ...someSettings().notifications, topics } })
  const box = (name: string) => screen.getByRole('checkbox', { name })

  test.each(newsTopics)(
    'of %s can be chosen where the rule leaves a choice, and says why where not',
    async (topic) => {
      const { t } = await shown(NotificationsSection, all)
      const row = screen.getByRole('row', { name: new RegExp(asRead(t(`settings.topic.${topic}`))) })
      const choices = Object.values(topicRules[topic]).filter((rule) => rule === 'on' || rule === 'off')
      expect(row.querySelectorAll('input')).toHaveLength(choices.length)
      const locked = Object.values(topicRules[topic]).includes('always')
      expect(alwaysWhy(topic) !== null).toBe(locked)
      expect(row.querySelector('.news-lock') !== null).toBe(locked)
    },
  )

  test('is chosen at once, and a choice that is refused comes back', async () => {
    let refusing = false
    const { t, sent, person } = await shown(NotificationsSection, all, {
      chooseNews() {
        if (refusing) refused('too_many_requests')()
        const [first, ...rest] = topics
        const changed = [{ ...first, channels: ['mail'] }, ...rest]
        return { data: { notifications: { ...all.notifications, topics: changed } } }
      },
    })
    const name = t('settings.choice', {
      topic: t('settings.topic.order_work'),
      channel: t('settings.channel.mail'),
    })
    await person.click(box(name))
    expect(box(name)).toHaveProperty('checked', true)
    const input = { params: { topic: 'order_work', channel: 'mail' }, body: { wanted: true } }
    expect(sent).toEqual([{ name: 'chooseNews', input }])
    refusing = true
    await person.click(box(name))
    expect(await screen.findByText(asRead(t('errors.too_many_requests')))).toBeDefined()
    await expect.poll(() => box(name)).toHaveProperty('checked', true)
  })
})
