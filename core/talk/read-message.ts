/** What introduces a password in the nine languages; Chinese and Arabic write it without a space around it. */
const introductions =
  '(?:(?<!\\p{L})(?:password|passwd|passcode|pw|pwd|passwort|kennwort|mot de passe|mdp|contraseña|contrasena|palavra-passe|senha|wachtwoord)(?!\\p{L})|密码|密碼|كلمة المرور|كلمة السر)'

const introduced = new RegExp(
  `${introductions}(?:\\s{1,3}(?:is|ist|lautet|est|es|è|é)(?!\\p{L})|是)?\\s{0,3}[:=：]?\\s{0,3}(\\S{5,64})`,
  'giu',
)
const directly = new RegExp(`${introductions}\\s{0,3}[:=：]\\s{0,3}\\S{4,64}`, 'iu')

/**
 * Whether a message looks as if it contains a password: one that a word such as “password:” introduces, or a word
 * that mixes cases, digits and signs as only passwords do. Addresses and order numbers don't.
 */
export function looksLikePassword(text: string): boolean {
  if (directly.test(text)) return true
  for (const [, word = ''] of text.matchAll(introduced)) if (isMixed(word)) return true
  return text.split(/\s+/).some(isStrange)
}

/** Letters with digits or signs between them. */
function isMixed(word: string): boolean {
  return !isAddress(word) && /\p{L}/u.test(word) && /\d|[^\p{L}\p{N}.,!?;:'’"“”()-]/u.test(word)
}

/** Small and capital letters, digits and a sign, in one word of 8 or more characters. */
function isStrange(word: string): boolean {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[!#$%^&*+=?~_]/]
  return word.length >= 8 && word.length <= 64 && !isAddress(word) && kinds.every((kind) => kind.test(word))
}

function isAddress(word: string): boolean {
  return /^\W{0,8}(?:https?:|www\.|[^\s@]{1,64}@[^\s@]{1,64}\.|pk-)/i.test(word) || /\.\w{2,}\//.test(word)
}
