/** A mail in plain text; `id` is the same at every attempt, so that a mail sent twice is recognized as one. */
export type Mail = { id: number; recipient: string; subject: string; body: string }

/** Sends mails to the outside world. */
export type Mailer = {
  /** @throws any error when the mail was not accepted; it is retried later. */
  send(mail: Mail): Promise<void>
}
