import type { DrandChain } from '../outside/drand-beacon.ts'
import { isOutsideAddress } from './outside-address.ts'

/** Where people can live who enter raffles, and the beacon that decides draws. */
export type RaffleSettings = {
  countries: readonly string[]
  /** Without a chain it is quicknet. */
  beacon: { url: string; chain: DrandChain | undefined } | undefined
}

/** Member states of the EU in whose languages the shop speaks; the operator chooses others. */
const usualCountries = 'AT,BE,DE,ES,FR,IE,IT,LU,NL,PT'

/**
 * What the operator has chosen for raffles. Throws a message for a wrong value. Without RAFFLE_BEACON_URL there is no beacon;
 * its chain is quicknet unless RAFFLE_BEACON_CHAIN names another as hash:key:genesis:period.
 */
export function raffleSettingsOf(
  variables: Record<string, string | undefined>,
  production: boolean,
): RaffleSettings {
  const { RAFFLE_COUNTRIES: list = usualCountries, RAFFLE_BEACON_URL: url } = variables
  const countries = list === 'none' ? [] : list.split(',').map((each) => each.trim())
  if (countries.some((each) => !/^[A-Z]{2}$/.test(each)))
    throw new Error(
      'Invalid configuration: RAFFLE_COUNTRIES must be two capital letters each, separated by commas, such as DE,AT; or none.',
    )
  if (!url) return { countries, beacon: undefined }
  if (!isOutsideAddress(url, production))
    throw new Error(
      `Invalid configuration: RAFFLE_BEACON_URL must be an ${production ? 'https' : 'http'} address without a query, such as https://api.drand.sh.`,
    )
  return {
    countries,
    beacon: { url: url.replace(/\/$/, ''), chain: chainOf(variables.RAFFLE_BEACON_CHAIN) },
  }
}

function chainOf(text: string | undefined): DrandChain | undefined {
  if (!text) return undefined
  const found = /^([\da-f]{64}):([\da-f]{192}):(\d{1,11}):(\d{1,5})$/.exec(text)
  const [, hash = '', publicKey = '', genesis, period] = found ?? []
  if (!found || Number(period) === 0)
    throw new Error(
      'Invalid configuration: RAFFLE_BEACON_CHAIN must be the hash, the public key, the genesis and the period of a drand chain of the scheme bls-unchained-g1-rfc9380, separated by colons.',
    )
  return { hash, publicKey, genesis: Number(genesis), period: Number(period) }
}
