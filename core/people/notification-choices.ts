import type { Permission } from './permissions.ts'

/** How news reaches a person: shown on the site, with a sound, by mail, on the devices that they chose. */
export const newsChannels = ['site', 'sound', 'mail', 'push'] as const
export type NewsChannel = (typeof newsChannels)[number]

/** What news is about, in the order in which the settings page shows it. */
export const newsTopics = [
  'order_work',
  'order_progress',
  'order_waits',
  'order_closed',
  'order_messages',
  'reviews',
  'payments',
  'payment_reminder',
  'support_answers',
  'new_orders',
  'bookings',
  'support_queue',
  'team_alerts',
  'application',
  'raffles',
  'account',
] as const
export type NewsTopic = (typeof newsTopics)[number]

export const newsGroups = ['order', 'money', 'support', 'work', 'account'] as const
export type NewsGroup = (typeof newsGroups)[number]

/** What a list of notifications can be narrowed to: messages apart from other news of orders. */
export const newsFilters = ['order', 'message', 'money', 'work', 'account'] as const
export type NewsFilter = (typeof newsFilters)[number]

/** `always` can't be turned off; `never`: this topic has no such channel. */
export type ChannelRule = 'on' | 'off' | 'always' | 'never'

type TopicRule = Record<NewsChannel, ChannelRule> & {
  group: NewsGroup
  /** Only people with this permission get such news. */
  for?: Permission
}

/**
 * Which news can be chosen. What waits for the person, what is a receipt and what protects the account always arrives;
 * the settings page says why beside it.
 */
export const topicRules: Readonly<Record<NewsTopic, TopicRule>> = {
  order_work: { group: 'order', site: 'on', sound: 'on', mail: 'on', push: 'on' },
  order_progress: { group: 'order', site: 'on', sound: 'on', mail: 'on', push: 'off' },
  order_waits: { group: 'order', site: 'always', sound: 'on', mail: 'always', push: 'on' },
  order_closed: { group: 'order', site: 'on', sound: 'on', mail: 'on', push: 'on' },
  order_messages: { group: 'order', site: 'on', sound: 'on', mail: 'on', push: 'on' },
  reviews: { group: 'order', site: 'on', sound: 'on', mail: 'on', push: 'off' },
  payments: { group: 'money', site: 'always', sound: 'on', mail: 'always', push: 'on' },
  payment_reminder: { group: 'money', site: 'never', sound: 'never', mail: 'on', push: 'never' },
  support_answers: { group: 'support', site: 'never', sound: 'never', mail: 'on', push: 'never' },
  new_orders: { group: 'work', for: 'Booster', site: 'on', sound: 'on', mail: 'never', push: 'on' },
  bookings: { group: 'work', for: 'Booster', site: 'always', sound: 'on', mail: 'always', push: 'on' },
  // Its sound is a switch of the inbox: staff sit beside it all day, on one device and not on another.
  support_queue: { group: 'work', for: 'EditOrders', site: 'on', sound: 'never', mail: 'never', push: 'off' },
  team_alerts: { group: 'work', for: 'EditOrders', site: 'always', sound: 'on', mail: 'never', push: 'on' },
  application: { group: 'account', site: 'always', sound: 'on', mail: 'always', push: 'on' },
  raffles: { group: 'account', site: 'always', sound: 'on', mail: 'always', push: 'on' },
  account: { group: 'account', site: 'always', sound: 'on', mail: 'always', push: 'on' },
}

/** Under which filter the news of a topic is listed. */
export function newsFilterOf(topic: NewsTopic): NewsFilter {
  const { group } = topicRules[topic]
  return topic === 'order_messages' || group === 'support' ? 'message' : group
}

/** A person's own choice: what differs from the rule. */
export type NewsChoice = { topic: NewsTopic; channel: NewsChannel; wanted: boolean }

/** Whether a person can choose: the rule has the channel, and it isn't always on. */
export function canChoose(topic: NewsTopic, channel: NewsChannel): boolean {
  return ['on', 'off'].includes(topicRules[topic][channel])
}

/** Whether news of a topic goes through a channel, by the rule and the person's choices. */
export function isWanted(choices: readonly NewsChoice[], topic: NewsTopic, channel: NewsChannel): boolean {
  const rule = topicRules[topic][channel]
  if (rule === 'always' || rule === 'never') return rule === 'always'
  const own = choices.find((choice) => choice.topic === topic && choice.channel === channel)
  return own ? own.wanted : rule === 'on'
}

/** The topics that a person with these permissions gets news of. */
export function topicsFor(permissions: readonly Permission[]): NewsTopic[] {
  return newsTopics.filter((topic) => {
    const { for: needed } = topicRules[topic]
    return needed === undefined || permissions.includes(needed)
  })
}

/** The volume of a sound in percent until the person sets another (spec 9: 0.12). */
export const usualVolume = 12
