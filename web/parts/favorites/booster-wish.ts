const key = 'booster-wish'

/** The booster from whose page or order the visitor set out to order; the checkout proposes them. */
export function wishBooster(username: string) {
  try {
    sessionStorage.setItem(key, username)
  } catch {
    // Without storage, the checkout proposes no booster, and the customer can type the name.
  }
}

export function wishedBooster(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** The wish was granted or given up: the next order starts without it. */
export function forgetWish() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was nothing to forget.
  }
}
