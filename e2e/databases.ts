import type { Page } from './test.ts'

/** Everything in the page's databases, as text: a person's own orders, for when there is no connection. */
export function databasesOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const all: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      all.push(name)
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store)
        all.push(await done(rows.getAllKeys()), await done(rows.getAll()))
      }
      db.close()
    }
    return JSON.stringify(all)
  })
}
