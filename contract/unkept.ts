/** Why the replies of several calls are never stored (`unkept` of an endpoint). */
export const unkept = {
  tokens: 'The reply holds tokens or sets cookies, which are never stored',
  secret: 'The reply holds a secret, which is never stored',
  picture: 'The picture is drawn and stored as a file before the transaction; an unused one is deleted',
  captcha: 'A captcha is checked before the transaction, and its answer counts once',
  password: 'A password is hashed before the transaction, and no mark of it is stored',
} as const
