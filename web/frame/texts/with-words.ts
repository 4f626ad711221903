import { type CallApi, isCallError } from '../session/call.ts'
import type { Texts } from './texts.ts'

/** The calls of a page whose refusals come with their words. Those load when the page is idle, which can be too late. */
export function withWords(call: CallApi, texts: Texts): CallApi {
  return (async (...asked: Parameters<CallApi>) => {
    try {
      return await call(...asked)
    } catch (error) {
      if (isCallError(error)) await texts.ensure(['errors']).catch(() => {})
      throw error
    }
  }) as CallApi
}
