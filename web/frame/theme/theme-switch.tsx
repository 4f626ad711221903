import { Icon, type IconName } from '#web/kit/ui/icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { useTranslate } from '../session/app-context.ts'
import { type Theme, themes, useTheme } from './use-theme.ts'

const icons: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }

/** Light, dark or the system's theme. */
export function ThemeSwitch({ atEnd = true }: { atEnd?: boolean }) {
  const t = useTranslate()
  const [theme] = useTheme()
  return (
    <Menu
      label={t('shell.theme')}
      trigger={<Icon name={theme === 'system' ? 'sun' : icons[theme]} />}
      triggerClass="icon-button"
      atEnd={atEnd}
    >
      <ThemeChoices />
    </Menu>
  )
}

/** The three options, for menus. */
export function ThemeChoices() {
  const t = useTranslate()
  const [theme, choose] = useTheme()
  return themes.map((each) => (
    <button key={each} type="button" aria-pressed={each === theme} onClick={() => choose(each)}>
      <Icon name={icons[each]} />
      <span className="grow">{t(`shell.theme.${each}`)}</span>
      {each === theme && <Icon name="check" size={16} />}
    </button>
  ))
}
