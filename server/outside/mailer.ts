/** A mail in plain text; `id` is the same at every attempt, so that a mail sent twice is recognised as one. */
export type Mail = { id: number; recipient: string; subject: string; body: string }

/** Hands mails over to the outside world. */
export type Mailer = {
  /** @throws any error when the mail was not accepted; it is tried again later. */
  send(mail: Mail): Promise<void>
}
