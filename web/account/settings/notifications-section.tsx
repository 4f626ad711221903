import { useState } from 'react'
import { type NewsGroup, newsGroups, topicRules } from '#core/people/notification-choices.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { NewsRow } from './news-row.tsx'
import { NewsSheet } from './news-sheet.tsx'
import { QuietHours } from './quiet-hours.tsx'
import type { PartProps, Settings } from './settings.ts'
import { SoundVolume } from './sound-volume.tsx'
import { useNewsChoice } from './use-news-choice.ts'

type Topics = Settings['notifications']['topics']

/** Which news arrives how: a table, or on a phone one row for each topic that unfolds. Saved at once. */
export function NotificationsSection({ settings: { notifications }, onChange }: PartProps) {
  const { t } = useApp()
  const news = useNewsChoice(notifications, onChange)
  const [open, setOpen] = useState<string | null>(null)
  const groups = newsGroups
    .map((group) => ({ group, topics: topicsOf(group, news.topics) }))
    .filter(({ topics }) => topics.length > 0)
  return (
    <>
      <table className="news-table max-sm:hidden">
        <thead>
          <tr>
            <td />
            <th scope="col">
              <LateIcon name="monitor" />
              {t('settings.channel.site')}
            </th>
            <th scope="col">
              <LateIcon name="volume-2" />
              {t('settings.channel.sound')}
            </th>
            <th scope="col">
              <LateIcon name="mail" />
              {t('settings.channel.mail')}
            </th>
            <th scope="col">
              <LateIcon name="smartphone" />
              {t('settings.channel.push')}
            </th>
          </tr>
        </thead>
        {groups.map(({ group, topics }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                {t(`settings.group.${group}`)}
              </th>
            </tr>
            {topics.map((each) => (
              <NewsRow
                key={each.topic}
                news={each}
                saved={news.saved === each.topic}
                onChoose={news.choose}
              />
            ))}
          </tbody>
        ))}
      </table>
      <div className="sm:hidden">
        {groups.map(({ group, topics }) => (
          <section key={group} aria-labelledby={`news-${group}`}>
            <h3 id={`news-${group}`} className="label mt-4 mb-1">
              {t(`settings.group.${group}`)}
            </h3>
            {topics.map((each) => (
              <NewsSheet
                key={each.topic}
                news={each}
                saved={news.saved === each.topic}
                onChoose={news.choose}
                open={open === each.topic}
                onOpen={(now) => setOpen(now ? each.topic : null)}
              />
            ))}
          </section>
        ))}
      </div>
      <p className="type-caption mt-4 flex items-center gap-2 text-ink-3">
        <Icon name="lock" size={16} /> {t('settings.always')}
      </p>
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
        <SoundVolume volume={notifications.volume} onChange={onChange} />
        <QuietHours notifications={notifications} onChange={onChange} />
      </div>
    </>
  )
}

function topicsOf(group: NewsGroup, topics: Topics): Topics {
  return topics.filter(({ topic }) => topicRules[topic].group === group)
}
