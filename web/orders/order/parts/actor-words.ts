import type { Translate } from '#i18n/translate.ts'
import type { OrderView } from './order-facts.ts'

type Event = OrderView['events'][number]

/** The name of the person who did something, as the reader sees it. Only staff see staff members' names. */
export function actorInWords(t: Translate, { viewer, booster }: OrderView, event: Event): string {
  const { actor, actor_name } = event
  switch (actor) {
    case 'customer':
      return viewer === 'customer' ? t('order.by.you') : (actor_name ?? t('order.customer'))
    case 'booster':
      return viewer === 'booster' && actor_name === booster?.username
        ? t('order.by.you')
        : (actor_name ?? t('order.booster'))
    case 'admin':
      return actor_name ? t('order.by.staffNamed', { name: actor_name }) : t('order.by.staff')
    case 'provider':
      return t('order.by.provider')
    case 'time':
      return t('order.by.time')
  }
}
