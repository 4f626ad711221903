import { useId } from 'react'
import { inAList } from '#i18n/in-a-list.ts'
import { localeInfo } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { avatarAddress } from '#web/frame/session/avatar-address.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import { HeartButton } from '#web/parts/favorites/heart-button.tsx'
import type { LiveState, Profile } from './booster-types.ts'
import { OnlineState } from './online-state.tsx'
import { orderTarget } from './order-target.ts'

type Props = { booster: Profile; live: LiveState | undefined }

/** Who it is, whether they are there and what they speak; then the page's one button. */
export function ProfileHead({ booster, live }: Props) {
  const { t } = useApp()
  const { username, languages, demo } = booster
  const spoken = languages.map(({ code }) => localeInfo(code).name)
  return (
    <header className="mt-6 flex items-start justify-between gap-x-12 gap-y-6">
      <div className="flex min-w-0 items-center gap-5">
        <span className="profile-disc">
          <Avatar name={username} src={avatarAddress(booster.avatar, 'large')} />
          {live?.online && <i aria-hidden="true" />}
        </span>
        <div className="min-w-0">
          <h1 className="type-h1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <bdi className="[overflow-wrap:anywhere]">{username}</bdi>
            <HeartButton username={username} />
            {demo && <Chip>{t('finished.demo')}</Chip>}
          </h1>
          <p className="profile-facts type-body mt-2 text-ink-2">
            {live && (live.online || live.last_active_at) && (
              <span>
                <OnlineState live={live} />
              </span>
            )}
            {live && live.places.taken < live.places.of && (
              <span>{t('profile.free', { count: live.places.of - live.places.taken })}</span>
            )}
            {spoken.length > 0 && <span>{inAList(t, spoken)}</span>}
            <TimeThere zone={booster.time_zone} />
          </p>
        </div>
      </div>
      <div className="profile-order hidden md:grid">
        <OrderAction booster={booster} live={live} />
      </div>
    </header>
  )
}

/** On a phone the button is in a bar at the bottom. */
export function OrderBar(props: Props) {
  return (
    <div className="profile-bar md:hidden">
      <OrderAction {...props} />
    </div>
  )
}

/** '17:52 there (Central European Time)', once the time is known. */
function TimeThere({ zone }: { zone: string | null }) {
  const { t, locale, format } = useApp()
  const now = useNow()
  if (!zone || now === null) return null
  const time = format.ltr(times(locale, zone).time(new Date(now)))
  return <span>{t('profile.there', { zone: zoneName(t.locale, zone), time })}</span>
}

function OrderAction({ booster, live }: Props) {
  const { t } = useApp()
  const note = useId()
  const target = orderTarget(booster.plays)
  if (!target) return null
  const full = live !== undefined && live.places.taken >= live.places.of
  return (
    <>
      <LocaleLink
        to={target.to}
        search={full ? target.search : `?${withWish(target.search, booster.username)}`}
        className={buttonClass({ variant: 'primary', size: 'large' })}
        aria-describedby={note}
      >
        {t(full ? 'profile.nextWhoFits' : 'profile.setOrder')}
      </LocaleLink>
      <p id={note} className="type-small flex items-start gap-2 text-ink-2">
        {full && <Icon name="lock" size={16} className="mt-0.5" />}
        {full
          ? t('profile.nextNote', { booster: booster.username, ...live.places })
          : t('profile.setOrderNote', { booster: booster.username })}
      </p>
    </>
  )
}
