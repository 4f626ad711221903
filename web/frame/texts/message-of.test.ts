import { describe, expect, it } from 'vitest'
import { createTranslate } from '#i18n/translate.ts'
import { CallError } from '../session/call.ts'
import { fieldMessage, messageOf } from './message-of.ts'

const t = createTranslate('en', {
  errors: { order_not_available: 'Someone was faster.', something_wrong: 'That did not work.' },
  rules: { email_invalid: 'Email must be a valid email address.' },
})

describe('the words of a refused call (spec 8)', () => {
  it('are the text of its code or its rule', () => {
    expect(messageOf(t, new CallError(409, 'order_not_available'))).toBe('Someone was faster.')
    expect(messageOf(t, new CallError(400, 'email_invalid'))).toBe('Email must be a valid email address.')
  })

  it('are the raw message where the dictionary has none', () => {
    expect(messageOf(t, new CallError(418, 'I am a teapot'))).toBe('I am a teapot')
  })

  it('say that something went wrong for any other error', () => {
    expect(messageOf(t, new TypeError('x is not a function'))).toBe('That did not work.')
  })

  it('appear at the field that was refused', () => {
    const error = new CallError(400, 'bad_params', [{ field: 'email', code: 'email_invalid' }])
    expect(fieldMessage(t, error, 'email')).toBe('Email must be a valid email address.')
    expect(fieldMessage(t, error, 'password')).toBeNull()
  })
})
