import { type StoredItem, storedItems } from '#core/base/cookies.ts'

/** The line of something stored, or undefined. Over plain http a cookie's name has no `__Host-` and no `__Secure-`. */
export function storedItem(place: StoredItem['place'], name: string): StoredItem | undefined {
  return storedItems.find((item) => {
    if (item.place !== place) return false
    if (item.name.endsWith('*')) return name.startsWith(item.name.slice(0, -1))
    return item.name.replace(/^__(?:Host|Secure)-/, '') === name || item.name === name
  })
}
