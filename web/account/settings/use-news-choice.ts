import { useEffect, useRef, useState } from 'react'
import { type NewsChannel, type NewsTopic, newsChannels } from '#core/people/notification-choices.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { PartProps, Settings } from './settings.ts'
import { useSave } from './use-save.ts'

const savedMs = 2_000

export type Choose = (topic: NewsTopic, channel: NewsChannel, wanted: boolean) => void

/** Shows a choice at once and saves it; `saved` is the topic that was saved a moment ago. */
export function useNewsChoice(shown: Settings['notifications'], onChange: PartProps['onChange']) {
  const { call } = useApp()
  const { save } = useSave(onChange)
  const [saved, setSaved] = useState<NewsTopic | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const choose: Choose = async (topic, channel, wanted) => {
    onChange({ notifications: withChoice(shown, topic, channel, wanted) })
    const done = await save(() => call('chooseNews', { params: { topic, channel }, body: { wanted } }))
    if (!done) return onChange({ notifications: withChoice(shown, topic, channel, !wanted) })
    setSaved(topic)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaved(null), savedMs)
  }
  return { topics: shown.topics, saved, choose }
}

function withChoice(
  notifications: Settings['notifications'],
  topic: NewsTopic,
  channel: NewsChannel,
  wanted: boolean,
): Settings['notifications'] {
  const topics = notifications.topics.map((each) => {
    if (each.topic !== topic) return each
    const channels = newsChannels.filter((one) => (one === channel ? wanted : each.channels.includes(one)))
    return { topic, channels }
  })
  return { ...notifications, topics }
}
