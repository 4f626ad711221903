import { newsChannels, topicRules } from '#core/people/notification-choices.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { alwaysWhy } from './always-why.ts'
import type { NewsProps } from './news-row.tsx'

const icons = { site: 'monitor', sound: 'volume-2', mail: 'mail', push: 'smartphone' } as const

/** One kind of news on a phone: what is on, and below it a switch for each channel. */
export function NewsSheet({
  news: { topic, channels },
  saved,
  onChoose,
  open,
  onOpen,
}: NewsProps & { open: boolean; onOpen: (open: boolean) => void }) {
  const { t } = useApp()
  const why = alwaysWhy(topic)
  const total = newsChannels.filter((channel) => topicRules[topic][channel] !== 'never').length
  const on =
    channels.length > 0 ? t('settings.someOn', { count: channels.length, total }) : t('settings.allOff')
  return (
    <details className="news-sheet" open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary>
        <span className="grow">{t(`settings.topic.${topic}`)}</span>
        <span className="type-caption whitespace-nowrap text-ink-3">{saved ? t('settings.saved') : on}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      {newsChannels.map((channel) => {
        const rule = topicRules[topic][channel]
        if (rule === 'never') return null
        const name = (
          <>
            <LateIcon name={icons[channel]} />
            <span className="grow">{t(`settings.by.${channel}`)}</span>
          </>
        )
        if (rule === 'always')
          return (
            <p key={channel}>
              {name}
              <span className="type-caption flex items-center gap-1.5 text-ink-3">
                <Icon name="lock" size={16} /> {why ? t(why) : t('settings.alwaysOn')}
              </span>
            </p>
          )
        return (
          <label key={channel}>
            {name}
            <Switch
              checked={channels.includes(channel)}
              onChange={({ currentTarget }) => onChoose(topic, channel, currentTarget.checked)}
            />
          </label>
        )
      })}
    </details>
  )
}
