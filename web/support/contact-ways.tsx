import type { ReactNode } from 'react'
import { nextOpening } from '#core/talk/support-hours.ts'
import { FindOrderButton } from '#web/account/sign-in/find-order-button.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { chatDoor } from './chat-door.ts'

/** The chat, the address for mails, the operator, and the hours. */
export function ContactWays() {
  const { t, site } = useApp()
  const { operator, support } = site
  return (
    <aside aria-labelledby="contact-ways" className="contact-ways">
      <h2 id="contact-ways" className="type-h3">
        {t('contact.otherWays')}
      </h2>
      <dl>
        <Way name={t('contact.way.chat')}>
          <p className="text-ink-2">{t('contact.way.chatText')}</p>
          <Button variant="outline" size="small" className="mt-3" onClick={() => chatDoor.open?.()}>
            {t('contact.way.openChat')}
          </Button>
        </Way>
        <Way name={t('contact.way.order')}>
          <p className="text-ink-2">{t('contact.way.orderText')}</p>
          <div className="mt-3">
            <FindOrderButton variant="outline" size="small" />
          </div>
        </Way>
        <Way name={t('contact.way.email')}>
          <a href={`mailto:${support.email}`} className="text-link">
            <bdi>{support.email}</bdi>
          </a>
        </Way>
        <Way name={t('contact.hours')}>
          <Hours />
        </Way>
        <Way name={t('contact.way.post')}>
          <address className="not-italic text-ink-2">
            <bdi className="block text-ink">{operator.name}</bdi>
            {operator.address.map((line) => (
              <bdi key={line} className="block">
                {line}
              </bdi>
            ))}
          </address>
          {operator.demo && (
            <Chip outlined className="mt-2">
              {t('contact.demo')}
            </Chip>
          )}
        </Way>
      </dl>
    </aside>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** In the support's time zone, and in the reader's if theirs differs. */
function Hours() {
  const { t, site } = useApp()
  const { from, to, timeZone } = site.support
  const times = useTimes()
  const now = useNow()
  const own = (time: string) =>
    now === null
      ? time
      : times.time(nextOpening({ ...site.support, from: time.replace('24:00', '00:00') }, new Date(now)))
  const differs = now !== null && own(from) !== from
  return (
    <>
      {t('contact.hoursText', { from, to, zone: timeZone })}
      {differs && (
        <span className="block text-ink-2">{t('contact.hoursLocal', { from: own(from), to: own(to) })}</span>
      )}
    </>
  )
}
