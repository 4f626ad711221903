let isKept = false

/**
 * Keeps a page working while the browser's translator rewrites it. A translator puts an element of its own, `<font>`, in
 * place of a text. React still holds the text: it would write a new amount where nobody sees it, and fail when it inserts
 * something beside it or removes it. So here each replaced text is remembered with its stand-in. What React does beside
 * the text is done beside the stand-in; when React writes the text, it returns to its place, and is translated anew.
 * Begun when a page is idle: a translator first has to find out its language. If one is earlier than React,
 * React draws the page anew and that is translated, so there it is begun before React.
 */
export function keepTranslatedTexts(): void {
  if (isKept) return
  isKept = true
  const standIns = new WeakMap<Node, ChildNode>()

  /** The child of a parent that is, contains or stands for a node. */
  const childFor = (parent: Node, node: Node | null) => {
    let child: Node | null | undefined = node?.parentNode ? node : standIns.get(node as Node)
    while (child && child.parentNode !== parent) child = child.parentNode
    return child ?? null
  }

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    return insertBefore.call(this, node, childFor(this, before)) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    const child = childFor(this, node)
    if (child) removeChild.call(this, child)
    return node
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') standIns.get(target)?.replaceWith(target)
      const put = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
      for (const text of removedNodes)
        if (put && text.nodeType === Node.TEXT_NODE && !text.parentNode) {
          standIns.set(text, put as ChildNode)
          observer.observe(text, { characterData: true })
        }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
