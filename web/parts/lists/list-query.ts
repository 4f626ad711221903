/** Parses the address's value of a filter: the value, or '' if the list does not know it. */
export type Filter<Value extends string = string> = (text: string) => Value | ''

/** What the address of a list can contain. The first sort order is the default and is omitted. */
export type ListSpec = {
  filters: Record<string, Filter>
  sorts: readonly [string, ...string[]]
  /** How many rows a page can have, if one can choose; the first is the default and is omitted. */
  sizes?: readonly [number, ...number[]]
}

type Filters<Spec extends ListSpec> = { [Name in keyof Spec['filters']]: ReturnType<Spec['filters'][Name]> }

export type ListQuery<Spec extends ListSpec> = {
  /** Empty where a filter is off. */
  filters: Filters<Spec>
  sort: Spec['sorts'][number]
  /** Counted from 1. */
  page: number
  /** The rows of a page, if one can choose. */
  size?: number
  /** Filters and sort orders of the address that the list doesn't know. */
  unknown: string[]
}

export type ListChange<Spec extends ListSpec> = Partial<Filters<Spec>> & {
  sort?: Spec['sorts'][number]
  size?: string
}

/** Accepts exactly these words. */
export function oneOf<const Value extends string>(values: readonly Value[]): Filter<Value> {
  return (text) => values.find((value) => value === text) ?? ''
}

/** Text that a person types, as far as the server reads it. */
export function words(most: number): Filter {
  return (text) => text.trim().slice(0, most)
}

// The highest page that the API accepts.
const mostPages = 100_000

/** The page of a list that an address requests, in the form of the API; an invalid one means the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page <= mostPages ? page : 1
}

export function readList<Spec extends ListSpec>(spec: Spec, search: URLSearchParams): ListQuery<Spec> {
  const read = [...Object.entries(spec.filters), ['sort', oneOf(spec.sorts)] as const].map(
    ([name, filter]) => {
      const text = search.get(name) ?? ''
      return { name, text, value: filter(text) }
    },
  )
  const values = Object.fromEntries(read.map(({ name, value }) => [name, value]))
  const { sort, ...filters } = values
  return {
    filters: filters as Filters<Spec>,
    sort: sort || spec.sorts[0],
    page: pageOf(search),
    ...(spec.sizes && { size: sizeOf(spec.sizes, search) }),
    unknown: read
      .filter(({ text, value }) => text.trim() && !value)
      .map(({ name, text }) => `${name}=${text}`),
  }
}

function sizeOf(sizes: readonly [number, ...number[]], search: URLSearchParams): number {
  return sizes.find((size) => String(size) === search.get('size')) ?? sizes[0]
}

/** The address's query after a change: without what the list doesn't know, and back on the first page. */
export function writeList<Spec extends ListSpec>(
  spec: Spec,
  search: URLSearchParams,
  change: ListChange<Spec>,
): URLSearchParams {
  const { filters, sort, size } = readList(spec, search)
  const { sort: nextSort = sort, size: nextSize = String(size), ...rest } = change
  const next = {
    ...filters,
    ...rest,
    sort: nextSort === spec.sorts[0] ? '' : nextSort,
    ...(spec.sizes && { size: nextSize === String(spec.sizes[0]) ? '' : nextSize }),
  }
  const query = new URLSearchParams(search)
  query.delete('page')
  for (const [name, value] of Object.entries(next))
    if (value) query.set(name, value)
    else query.delete(name)
  return query
}

type CallQuery<Spec extends ListSpec> = {
  [Name in keyof Filters<Spec>]?: Exclude<Filters<Spec>[Name], ''>
} & { sort: Spec['sorts'][number]; page: number; size?: number }

/** The query in the form of a call: without the filters that are off. */
export function callOf<Spec extends ListSpec>({
  filters,
  sort,
  page,
  size,
}: ListQuery<Spec>): CallQuery<Spec> {
  const on = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
  return { ...on, sort, page, ...(size && { size }) } as CallQuery<Spec>
}

/** The same list at another page. */
export function pageHref({ pathname, search }: { pathname: string; search: string }, page: number): string {
  const query = new URLSearchParams(search)
  if (page > 1) query.set('page', String(page))
  else query.delete('page')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
