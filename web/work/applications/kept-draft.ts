import { type ApplicationContent, emptyContent, isPossibleContent } from '#core/boosters/applications.ts'

const storageKey = 'booster-application'

/** A visitor's draft in this browser; null if there is none, or it is from an older page that had other fields. */
export function keptDraft(): ApplicationContent | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (!kept) return null
    const content: ApplicationContent = { ...emptyContent('UTC'), ...kept }
    return isPossibleContent(content) ? content : null
  } catch {
    return null
  }
}

export function keepDraft(content: ApplicationContent): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(content))
  } catch {
    // The storage is full or blocked: the draft lasts as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // There is none.
  }
}
