import { ruleSentences } from '#contract/errors.ts'

// The sentences of the rules as they travel are the English text.
export default ruleSentences
