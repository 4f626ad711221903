import { useMemo, useState } from 'react'
import { isBoost, isClimb, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { type OrderView, orderProgress } from '../order/parts/order-facts.ts'
import { proposal, type Way, wayOf, workChoices } from './change-work.ts'
import { isTooHigh, priceOfChange, type Terms } from './price-of-change.ts'

export type ChangeTab = Way | 'addons' | 'wishes'

/** What a customer wants to change, and what that costs. */
export function useChange(
  order: OrderView,
  terms: Terms,
  first: OrderConfig | null,
  asked: ChangeTab | null = null,
) {
  const { config: own } = order
  const progress = useMemo(() => orderProgress(order), [order])
  const choices = useMemo(
    () => workChoices(own, progress, (next) => !('code' in priceOfChange(order, next, terms))),
    [order, own, progress, terms],
  )
  const tabs = tabsOf(own, choices)
  const [tab, setTab] = useState<ChangeTab>(() => {
    const way = first && wayOf(own, first)
    if (first) return tabs.find((each) => each === way) ?? 'addons'
    return tabs.find((each) => each === asked) ?? tabs[0] ?? 'addons'
  })
  const [config, setConfig] = useState(() => first ?? startOf(own, tab, choices))
  // Whether the work was chosen, and isn't only what a tab proposes.
  const [chosen, setChosen] = useState(false)
  const priced = useMemo(() => priceOfChange(order, config, terms), [order, config, terms])
  return {
    progress,
    choices,
    tabs,
    tab,
    config,
    touched: chosen || first !== null,
    way: wayOf(own, config),
    change: 'code' in priced ? null : priced,
    isSame: 'code' in priced && priced.field === 'config',
    tooHigh: isTooHigh(config, terms),
    /** Another tab proposes its own change of the work, unless one was chosen that fits it. */
    show(next: ChangeTab) {
      setTab(next)
      const isWay = next === 'further' || next === 'earlier'
      const way = wayOf(own, config)
      if (isWay ? way === next : chosen) return
      setChosen(false)
      setConfig(withWorkOf(config, isWay ? proposal(own, next, choices[next]) : own))
    },
    set(next: OrderConfig) {
      setChosen(chosen || wayOf(config, next) !== null)
      setConfig(next)
    },
  }
}

export type ChangeState = ReturnType<typeof useChange>

function startOf(own: OrderConfig, tab: ChangeTab, choices: ReturnType<typeof workChoices>): OrderConfig {
  return tab === 'further' || tab === 'earlier' ? proposal(own, tab, choices[tab]) : own
}

/** The tabs that an order's kind has, without those where nothing can be chosen. */
function tabsOf(config: OrderConfig, choices: ReturnType<typeof workChoices>): ChangeTab[] {
  const tabs: ChangeTab[] = []
  if (choices.further.length > 0) tabs.push('further')
  if (choices.earlier.length > 0) tabs.push('earlier')
  if (isBoost(config)) tabs.push('addons')
  if (isBoost(config) && games[config.game].characters) tabs.push('wishes')
  return tabs
}

/** A configuration with the work of another one. */
function withWorkOf(config: OrderConfig, of: OrderConfig): OrderConfig {
  if (isClimb(config) && isClimb(of)) return { ...config, target: of.target }
  if (config.service === 'coaching' && of.service === 'coaching') return { ...config, hours: of.hours }
  if (config.service === 'win-boost' && of.service === 'win-boost') return { ...config, wins: of.wins }
  if (config.service === 'placement-boost' && of.service === 'placement-boost')
    return { ...config, games: of.games }
  return config
}
