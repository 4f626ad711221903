import type { Contract } from '#contract/contract.ts'
import type { LoaderContext } from '#web/frame/router/page.ts'
import { isCallError } from '#web/frame/session/call.ts'

export type Link = Contract['readLink']['reply']['data']

/** What the page of a mailed link shows; `link` is null for one that no longer works. */
export type LinkData = { token: string; link: Link | null }

/** Reads a link without using it up: mail scanners open every address. */
export async function readLink({ call, params }: LoaderContext): Promise<LinkData> {
  const token = params.token ?? ''
  try {
    return { token, link: (await call('readLink', { body: { token } })).data }
  } catch (error) {
    if (!isCallError(error) || (error.code !== 'link_not_valid' && error.code !== 'bad_params')) throw error
    return { token, link: null }
  }
}
