import { localeOfPath } from '#i18n/locales.ts'

/** What a page tells the worker to keep: public pages, and files of the build that it has loaded. */
export type WorkerMessage = { pages: string[]; files: string[] }

const mostPages = 4
/** The cache with the documents of pages. */
export const pagesCache = 'pages'

const mostFiles = 300

const isPath = (value: unknown) => typeof value === 'string' && /^\/(?!\/)[^?#]{0,300}$/.test(value)
const isFile = (value: unknown) => typeof value === 'string' && /^\/assets\/[\w.-]{1,200}$/.test(value)

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  const { pages, files } = (data ?? {}) as Partial<WorkerMessage>
  return areFew(pages, mostPages) && pages.every(isPath) && areFew(files, mostFiles) && files.every(isFile)
}

const areFew = (list: unknown, most: number): list is unknown[] => Array.isArray(list) && list.length <= most

/** The files of the build among what a document has loaded, as its performance entries name them. */
export function filesAmong(urls: readonly string[], origin: string): string[] {
  const paths = urls.map((url) => (url.startsWith(origin) ? url.slice(origin.length) : ''))
  return [...new Set(paths.filter(isFile))].slice(0, mostFiles)
}

/** The files of a build that a document names. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

/** Where the offline page is, in the language of an address. */
export function offlineAddress(pathname: string): string {
  const { locale } = localeOfPath(pathname)
  return locale === 'en' ? '/offline' : `/${locale}/offline`
}
