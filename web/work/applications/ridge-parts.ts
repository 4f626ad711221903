import {
  type ApplicationContent,
  type ApplicationPart,
  applicationParts,
  gapsOf,
  missingPictures,
  partOfGap,
  pictureKinds,
} from '#core/boosters/applications.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RidgePart } from '#web/kit/drawing/progress-ridge/progress-ridge.tsx'
import { weekInWords } from './application-summary.tsx'
import { partId } from './part.tsx'

/** The parts that need nothing more. */
export function doneParts(content: ApplicationContent): Set<ApplicationPart> {
  const open = new Set(gapsOf(content).map((gap) => partOfGap[gap]))
  return new Set(applicationParts.filter((part) => !open.has(part)))
}

/** The first part that needs something; the last one, once nothing else does. */
export function currentPart(content: ApplicationContent): ApplicationPart {
  const done = doneParts(content)
  return applicationParts.find((part) => part !== 'check' && !done.has(part)) ?? 'check'
}

/** How far the ridge is walked: beyond the current camp, once something of its part is there. */
export function reachedOf(content: ApplicationContent): number {
  const part = currentPart(content)
  const { languages, experience, pictures } = content
  const begun =
    (part === 'about' && (languages.length > 0 || experience !== '')) ||
    (part === 'proof' && pictures.length > 0)
  return applicationParts.indexOf(part) + (begun ? 0.67 : 0)
}

type Words = { t: Translate; format: Formats }

/** The camps of the ridge; once it is sent, all are reached. */
export function ridgeParts(words: Words, content: ApplicationContent, sent: boolean): RidgePart[] {
  const { t } = words
  const done = doneParts(content)
  const current = applicationParts.indexOf(currentPart(content))
  // Nothing is wrong with a page on which nobody has begun.
  const begun = reachedOf(content) > 0
  return applicationParts.map((part, index) => {
    const complete = done.has(part)
    return {
      key: part,
      title: t(`application.part.${part}`),
      href: `#${partId(part)}`,
      state: sent ? 'done' : index === current ? 'now' : index < current ? 'done' : 'ahead',
      note: noteOf(words, content, part, complete || sent),
      tone:
        sent || (complete && index < current)
          ? 'good'
          : index === current && part !== 'check' && begun
            ? 'error'
            : undefined,
    }
  })
}

/** The state of a part in a few words. */
export function noteOf(
  { t, format }: Words,
  content: ApplicationContent,
  part: ApplicationPart,
  complete: boolean,
): string {
  const { accounts, pictures, hours } = content
  if (part === 'accounts' && complete && accounts.length > 0)
    return t('application.accountsDone', { count: accounts.length })
  if (part === 'proof' && accounts.length > 0 && missingPictures(content) > 0)
    return t('application.picturesOf', {
      uploaded: pictures.length,
      count: accounts.length * pictureKinds.length,
    })
  if (part === 'hours' && hours.length > 0) return weekInWords(t, format, content)
  if (part === 'check' && !complete) {
    const gaps = gapsOf(content).filter((gap) => gap !== 'agreement')
    return gaps.length > 0 ? t('application.missing', { count: gaps.length }) : t('application.ready')
  }
  return t(complete ? 'application.done' : 'application.toDo')
}
