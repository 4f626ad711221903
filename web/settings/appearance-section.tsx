import { useTranslate } from '../session/app-context.ts'
import { themes, useTheme } from '../theme/use-theme.ts'
import { Segment } from '../ui/segment.tsx'

/** The theme of this browser. */
export function AppearanceSection() {
  const t = useTranslate()
  const [theme, choose] = useTheme()
  const options = themes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))
  return <Segment label={t('shell.theme')} options={options} value={theme} onChange={choose} />
}
