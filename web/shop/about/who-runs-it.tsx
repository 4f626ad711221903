import type { ReactNode } from 'react'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'

/** The company behind the shop, from its configuration. */
export function WhoRunsIt() {
  const { t, site } = useApp()
  const { operator, support, name } = site
  const { from, to, timeZone } = support
  return (
    <section className="shell about-part" aria-labelledby="who">
      <div>
        <h2 id="who" className="type-h2">
          {t('about.whoTitle', { name })}
        </h2>
        <p className="type-body mt-3 max-w-[48ch] text-ink-2">
          {t('about.whoText', { from, to, zone: zoneName(t.locale, timeZone) })}
        </p>
      </div>
      <div>
        {operator.demo && (
          <p className="type-body flex flex-wrap items-center gap-3 border-t border-line py-4 text-ink-2">
            <Chip>{t('shell.demo')}</Chip> {t('about.whoDemo')}
          </p>
        )}
        <dl className="about-facts">
          <Fact
            name={t('about.address')}
            value={[operator.name, ...operator.address].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          />
          <Fact
            name={t('about.email')}
            value={
              <a href={`mailto:${operator.email}`} className="text-link hit">
                {operator.email}
              </a>
            }
          />
          <Fact name={t('about.phone')} value={<bdi dir="ltr">{operator.phone}</bdi>} />
          {operator.representative && (
            <Fact name={t('about.representative')} value={operator.representative} />
          )}
          {operator.register && <Fact name={t('about.register')} value={operator.register} />}
          {operator.since !== null && <Fact name={t('about.since')} value={operator.since} />}
          {operator.vatId && <Fact name={t('about.vatId')} value={<bdi dir="ltr">{operator.vatId}</bdi>} />}
        </dl>
      </div>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
