/**
 * What customers can pay with at a provider beside a card, wallets first, by the ids of Stripe’s payment method configurations
 * (docs.stripe.com/api/payment_method_configurations), with the names that their owners use in every language. What
 * isn’t here is never named.
 */
export const methodNames = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  paypal: 'PayPal',
  amazon_pay: 'Amazon Pay',
  revolut_pay: 'Revolut Pay',
  klarna: 'Klarna',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  cartes_bancaires: 'Cartes Bancaires',
  eps: 'EPS',
  twint: 'TWINT',
  blik: 'BLIK',
  p24: 'Przelewy24',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
  bizum: 'Bizum',
  satispay: 'Satispay',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  alipay: 'Alipay',
  wechat_pay: 'WeChat Pay',
} as const

export type PaymentMethod = keyof typeof methodNames
export const paymentMethods = Object.keys(methodNames) as PaymentMethod[]
