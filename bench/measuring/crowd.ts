import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** A request as one of the crowd sends it. */
export type Wish = { method: string; url: string; body?: string; encoding?: string }
/** How long requests took, and the statuses of those that were refused; 0 for a broken connection. */
export type Seen = { times: number[]; refused: number[] }

type Attack = { wish: Wish; address: string; connections: number; seconds: number }

/** Sends one request from a loopback address; resolves with its status and milliseconds, status 0 for a broken one. */
function send(agent: Agent, { method, url, body, encoding }: Wish): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - began })
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(encoding && { 'accept-encoding': encoding }),
    }
    const sent = request(url, { method, agent, headers }, (answer) => {
      answer.resume().once('end', () => end(answer.statusCode ?? 0))
    })
    sent.setTimeout(20_000, () => sent.destroy()).once('error', () => end(0))
    sent.end(body)
  })
}

const agentAt = (localAddress: string, maxSockets: number) =>
  new Agent({ keepAlive: true, localAddress, maxSockets })

/** Repeats a request on several connections, in a thread of its own; returns how many were answered in a second. */
export async function attack(wish: Attack): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: wish })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

async function attackHere({ wish, address, connections, seconds }: Attack): Promise<number> {
  const agent = agentAt(address, connections)
  const until = performance.now() + seconds * 1_000
  let answered = 0
  const connection = async () => {
    while (performance.now() < until) {
      await send(agent, wish)
      answered++
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return answered / seconds
}

/** People at addresses of their own, who read calmly, until they are told to stop. */
export function bystanders(wishes: readonly Wish[], addresses: readonly string[]) {
  let stopped = false
  let seen: Seen = { times: [], refused: [] }
  const person = async (address: string, first: number) => {
    const agent = agentAt(address, 2)
    for (let n = first; !stopped; n++) {
      const { status, ms } = await send(agent, wishes[n % wishes.length] as Wish)
      if (status < 200 || status >= 400) seen.refused.push(status)
      seen.times.push(ms)
      await sleep(120)
    }
    agent.destroy()
  }
  const all = Promise.all(addresses.map(person))
  return {
    /** What they have seen since the last time. */
    take(): Seen {
      const taken = seen
      seen = { times: [], refused: [] }
      return taken
    },
    async stop() {
      stopped = true
      await all
    },
  }
}

export function p99({ times }: Seen): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0
}

if (!isMainThread && parentPort) parentPort.postMessage(await attackHere(workerData as Attack))
