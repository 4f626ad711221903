import { useEffect, useState } from 'react'
import { wholeNumber } from '#core/base/typed-numbers.ts'
import { newBoosterLimits } from '#core/boosters/applications.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { Place } from '#core/games/ladder.ts'
import { type BoosterWork, mostOrdersAtOnce } from '#core/people/roster.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { Rank } from '#web/work/applications/rank.tsx'
import { ceilingsFor } from '#web/work/services/ceilings-for.ts'
import { ServiceList } from '#web/work/services/service-list.tsx'
import { ServicesField } from '#web/work/services/services-field.tsx'
import type { RosterEntry, RosterReply } from './roster-types.ts'

type Props = {
  booster: RosterEntry
  onReply: (reply: RosterReply) => void
  onDirty: (dirty: boolean) => void
}

const noWork: BoosterWork = {
  solo_limit: newBoosterLimits.solo,
  duo_limit: newBoosterLimits.duo,
  services: [],
  ceilings: [],
}

/** What a booster can claim: how many orders, which services, and up to which rank. */
export function TermsForm({ booster, onReply, onDirty }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const begin = booster.work ?? noWork
  const [work, setWork] = useState<BoosterWork>(begin)
  const dirty = JSON.stringify(work) !== JSON.stringify(begin)
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  const isBooster = booster.state === 'active' || booster.state === 'paused' || booster.state === 'banned'
  const deed = isBooster ? 'change' : booster.state === 'former' ? 'return' : 'make'
  const change = (part: Partial<BoosterWork>) => setWork((now) => ({ ...now, ...part }))
  const save = () =>
    run(
      async () => {
        const params = { user_id: booster.user_id }
        onReply(await call('saveRosterEntry', { params, body: work }))
      },
      isBooster ? t('roster.saved') : t('roster.made', { name: booster.username }),
    )
  const refusal = booster.refusals.save
  if (refusal)
    return (
      <p className="person-part type-body flex items-start gap-2 text-ink-2">
        <Icon name="lock" size={16} className="mt-1" />
        {t(`roster.refusal.${refusal}`)}
      </p>
    )
  return (
    <>
      <section className="person-part" aria-labelledby="roster-services">
        <h3 id="roster-services" className="type-h3">
          {t('roster.services')}
        </h3>
        <p className="type-small mt-1 text-ink-2">{t('roster.servicesText')}</p>
        <ServicesField
          services={work.services}
          onChange={(services) => change({ services, ceilings: ceilingsFor(services, work.ceilings) })}
        />
        <LeftOut {...booster.left_out} />
        <Ceilings work={work} onChange={(ceilings) => change({ ceilings })} />
      </section>
      <Limits work={work} onChange={change} />
      <Button
        className="mt-5"
        variant="primary"
        busy={busy}
        disabledReason={
          work.services.length === 0
            ? t('roster.noService')
            : isBooster && !dirty
              ? t('roster.unchanged')
              : null
        }
        onClick={save}
      >
        {t(`roster.save.${deed}`)}
      </Button>
    </>
  )
}

/** What the booster doesn't play for now, although they could. */
function LeftOut({ services, ceilings, queues }: RosterEntry['left_out']) {
  const { t } = useApp()
  if (services.length + ceilings.length + queues.length === 0) return null
  return (
    <div className="type-small mt-4 text-ink-2">
      <p className="label mb-1">{t('services.leftOut')}</p>
      <ServiceList services={services} ceilings={ceilings} queues={queues} />
    </div>
  )
}

type PartProps = { work: BoosterWork; onChange: (ceilings: BoosterWork['ceilings']) => void }

function Ceilings({ work: { ceilings }, onChange }: PartProps) {
  const { t } = useApp()
  if (ceilings.length === 0) return null
  const put = (game: GameId, ceiling: Place) =>
    onChange(ceilings.map((each) => (each.game === game ? { game, ceiling } : each)))
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {ceilings.map(({ game, ceiling }) => (
        <Rank
          key={game}
          label={t('roster.rankLimit', { game: t(`games.game.${game}`) })}
          game={games[game]}
          place={ceiling}
          onChange={(next) => put(game, next)}
        />
      ))}
    </div>
  )
}

type LimitsProps = { work: BoosterWork; onChange: (part: Partial<BoosterWork>) => void }

function Limits({ work, onChange }: LimitsProps) {
  const { t } = useApp()
  return (
    <section className="person-part" aria-labelledby="roster-limits">
      <h3 id="roster-limits" className="type-h3">
        {t('roster.limits')}
      </h3>
      <p className="type-small mt-1 text-ink-2">{t('roster.limitsHint', { most: mostOrdersAtOnce })}</p>
      <div className="mt-3 grid grid-cols-2 gap-4">
        {(['solo', 'duo'] as const).map((kind) => (
          <Field key={kind} label={t(`roster.limit.${kind}`)}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={0}
              max={mostOrdersAtOnce}
              dir="ltr"
              value={work[`${kind}_limit`]}
              onChange={({ target }) =>
                onChange({ [`${kind}_limit`]: Math.min(mostOrdersAtOnce, wholeNumber(target.value)) })
              }
            />
          </Field>
        ))}
      </div>
    </section>
  )
}
