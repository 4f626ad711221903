import { ruleSentences } from '#contract/errors.ts'

// The sentences of the rules as they travel are the English text; a test compares those that say a figure.
export default {
  ...ruleSentences,
  password_too_short: 'Password must be at least {figures.leastPassword} characters.',
  minimum_purchase: 'The minimum purchase is {figures.minimumPurchase} LP or {figures.minimumPurchase} RR.',
} as const
