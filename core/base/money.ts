/**
 * Money is integer minor units (cents) with its currency. Everything here is exact: products are computed as big
 * integers, so floating point loses no amount.
 */

export type Currency = 'EUR'

/** An amount in minor units with its currency. */
export type Money = { amount: number; currency: Currency }

/**
 * A part of an amount, `amount * numerator / denominator`, rounded half away from zero, so that a discount rounds
 * like the price it reduces. Minor units in and out; never -0.
 * @throws RangeError when a value is not a safe integer or the denominator is not positive.
 */
export function partOf(amount: number, numerator: number, denominator: number): number {
  for (const value of [amount, numerator, denominator]) assertInteger(value)
  if (denominator <= 0) throw new RangeError('The denominator must be positive')
  const product = BigInt(amount) * BigInt(numerator)
  const whole = BigInt(denominator)
  const magnitude = ((product < 0n ? -product : product) * 2n + whole) / (whole * 2n)
  const part = Number(product < 0n ? -magnitude : magnitude)
  assertInteger(part)
  return part
}

/**
 * A percentage of an amount (at most two decimals), rounded half away from zero. Minor units in and out.
 * @throws RangeError when the amount is not a safe integer or the percentage has more than two decimals.
 */
export function percentOf(amount: number, percent: number): number {
  const hundredths = Math.round(percent * 100)
  if (Math.abs(hundredths - percent * 100) > 1e-6)
    throw new RangeError(`${percent} % is finer than two decimals`)
  return partOf(amount, hundredths, 10_000)
}

/** The sum of the amounts (minor units) of some lines. */
export function sumOf(lines: readonly { amount: number }[]): number {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  assertInteger(sum)
  return sum
}

function assertInteger(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`)
}
