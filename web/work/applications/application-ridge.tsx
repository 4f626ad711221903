import { type ApplicationContent, applicationParts } from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ProgressRidge } from '#web/kit/drawing/progress-ridge/progress-ridge.tsx'
import { currentPart, reachedOf, ridgeParts } from './ridge-parts.ts'

type Props = { content: ApplicationContent; sent: boolean; onGo: (part: string) => void }

/** The application's progress; on a phone the current part is named below it. */
export function ApplicationRidge({ content, sent, onGo }: Props) {
  const { t, format, dir } = useApp()
  const parts = ridgeParts({ t, format }, content, sent)
  const last = applicationParts.length - 1
  const at = sent ? last : applicationParts.indexOf(currentPart(content))
  const current = parts[at]
  return (
    <div className="mt-2 md:mt-4">
      <ProgressRidge
        label={t('application.progress')}
        parts={parts}
        reached={sent ? last : reachedOf(content)}
        dir={dir}
        onGo={onGo}
      />
      <div className="mt-2 md:hidden" aria-hidden="true">
        <p className="type-small flex justify-between gap-4 text-ink-2">
          <span>{t('application.step', { number: at + 1, total: parts.length })}</span>
          <span className={current?.tone === 'error' ? 'text-error' : undefined}>{current?.note}</span>
        </p>
        <p className="type-h3">{current?.title}</p>
      </div>
    </div>
  )
}
