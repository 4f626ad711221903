import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { StepsPath } from '#web/kit/drawing/steps-path/steps-path.tsx'

export type Step = { key: string; title: MessageKey; text: MessageKey }

export function HowItWorks({ title, way }: { title: MessageKey; way: readonly Step[] }) {
  const { t, dir } = useApp()
  return (
    <section className="mt-16" aria-labelledby="how">
      <h2 id="how" className="type-h2 mb-6">
        {t(title)}
      </h2>
      <StepsPath
        dir={dir}
        steps={way.map(({ key, title, text }) => ({
          key,
          content: (
            <>
              <h3 className="type-h3">{t(title)}</h3>
              <p className="type-body mt-1 text-ink-2">{t(text)}</p>
            </>
          ),
        }))}
      />
    </section>
  )
}
