export function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

/** PostgreSQL writes times into JSON with an offset instead of a Z. */
export function fromJson(at: string): string {
  return new Date(at).toISOString()
}
