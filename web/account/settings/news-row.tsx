import { newsChannels, topicRules } from '#core/people/notification-choices.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { alwaysWhy } from './always-why.ts'
import type { Settings } from './settings.ts'
import type { Choose } from './use-news-choice.ts'

export type NewsProps = {
  news: Settings['notifications']['topics'][number]
  /** A choice of this row has just been saved. */
  saved: boolean
  onChoose: Choose
}

/** One kind of news with a box for each channel; a lock where it always arrives, and why. */
export function NewsRow({ news: { topic, channels }, saved, onChoose }: NewsProps) {
  const { t } = useApp()
  const why = alwaysWhy(topic)
  return (
    <tr>
      <th scope="row">
        {t(`settings.topic.${topic}`)}
        {why && <span className="type-caption ms-2 text-ink-3">{t(why)}</span>}
        <span role="status" className="type-caption ms-2 text-good">
          {saved && t('settings.saved')}
        </span>
      </th>
      {newsChannels.map((channel) => {
        const rule = topicRules[topic][channel]
        const label = t('settings.choice', {
          topic: t(`settings.topic.${topic}`),
          channel: t(`settings.channel.${channel}`),
        })
        if (rule === 'never') return <td key={channel} />
        if (rule === 'always')
          return (
            <td key={channel}>
              <span className="news-lock">
                <Icon name="lock" size={16} />
                <span className="sr-only">{t('settings.alwaysOn')}</span>
              </span>
            </td>
          )
        return (
          <td key={channel}>
            <input
              type="checkbox"
              className="checkbox"
              aria-label={label}
              checked={channels.includes(channel)}
              onChange={({ currentTarget }) => onChoose(topic, channel, currentTarget.checked)}
            />
          </td>
        )
      })}
    </tr>
  )
}
