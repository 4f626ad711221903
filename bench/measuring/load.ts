import autocannon from 'autocannon'

export type Load = { perSecond: number; p99: number; failed: number }

type Wish = {
  url: string
  seconds?: number
  connections?: number
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** Sequential requests on each connection, with their own bodies or paths. */
  requests?: autocannon.Request[]
}

// The client would convert every body to text, which takes several times the server's work for a compressed page.
const setupClient = (client: object) => {
  if ('pipelinedRequests' in client) Object.assign(client.pipelinedRequests ?? {}, { addBody: () => {} })
}

/** Loads an address for a few seconds, after a short warm-up, and returns the result. */
export async function load({ seconds = 5, connections = 16, ...wish }: Wish): Promise<Load> {
  await autocannon({ ...wish, setupClient, connections, duration: 1 })
  const result = await autocannon({ ...wish, setupClient, connections, duration: seconds })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
