import { useTranslate } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { sections } from './sections.tsx'

/** The page is long on a phone: a list of its sections. */
export function JumpList() {
  const t = useTranslate()
  return (
    <details className="settings-jump lg:hidden">
      <summary>
        <span className="grow">{t('settings.jump')}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {sections.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`settings.title.${id}`)}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
