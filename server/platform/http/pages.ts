/** Rows on a page of a list (spec 9). */
export const pageSize = 10

/** A page of a list as the contract describes it; an empty list is one empty page. */
export function pageOf<T>(items: T[], page: number, total: number, size = pageSize) {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / size)), total }
}
