/** 18:30; the end of a day is 24:00. */
export function clockOf(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
