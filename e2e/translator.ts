import type { Page } from '@playwright/test'
import { alive } from './people.ts'

/**
 * From the next load on, treats the page as a browser's translator does, in a language that everyone can read: each text,
 * now and whenever one appears, is replaced by an element with «the text». It begins once the page is idle, or
 * before React.
 */
export async function translate(page: Page, begins: 'idle' | 'early' = 'idle'): Promise<void> {
  await page.addInitScript((begins) => {
    const put = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, font')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      if (text.parentElement) text.replaceWith(outer)
    }
    const putAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) put(text)
    }
    const begin = () => {
      putAll(document.body)
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes)
            if (node.isConnected) putAll(node)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    if (begins === 'early') return document.addEventListener('DOMContentLoaded', begin)
    const waiting = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name.includes('/socket.io/'))) return
      waiting.disconnect()
      begin()
    })
    waiting.observe({ type: 'resource', buffered: true })
  }, begins)
}

/** Waits until the page is alive and translated. */
export async function translated(page: Page): Promise<void> {
  await alive(page)
  await page.locator('font').first().waitFor({ state: 'attached' })
}
