import { readFile } from 'node:fs/promises'

const ran = 'pasteRan'

const run = `window.${ran}=(window.${ran}||0)+1`
const attacks = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"><a xlink:href="javascript:${run}"><text>svg</text></a></svg>`,
  `<svg><foreignObject><body onload="${run}"><p>foreign</p></body></foreignObject></svg>`,
  `<iframe srcdoc="<script>parent.${ran}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${ran}=1"></iframe>`,
  `<a href="javascript:${run}">link</a>`,
  `<a href=" jav&#x09;ascript:${run}">tab</a>`,
  `<a href="data:text/html,<script>${run}</script>">data</a>`,
  `<a href="//evil.example/" onclick="${run}" style="position:fixed;inset:0">wide</a>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<form action="javascript:${run}"><button autofocus onfocus="${run}">go</button><input autofocus onfocus="${run}"></form>`,
  `<details open ontoggle="${run}"><summary>open</summary>text</details>`,
  `<video autoplay onloadstart="${run}" src="x"><source onerror="${run}" src="x"></video>`,
  `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
  `<style>@import 'https://evil.example/x.css';body{width:9000px!important}</style>`,
  `<div style="width:9000px;position:fixed;animation:x 1s" onanimationstart="${run}">wide box</div>`,
  `<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<template><img src=x onerror="${run}"></template>`,
  `<div data-thing="calculator" data-attrs='{"game":"<img src=x onerror=${run}>","from":{},"to":{}}'>c</div>`,
  `<div data-thing="picture" data-attrs='{"picture":"../../x","alt":"a","caption":"b"}'></div>`,
  `<div data-thing="divisions" data-attrs='{"game":"valorant","constructor":{"prototype":{}}}'></div>`,
  `<p>${'unbroken'.repeat(400)}</p>`,
  `<p><code>${'x'.repeat(3_000)}</code></p>`,
  `<pre>${'pre '.repeat(50)}</pre>`,
]
const frames: readonly ((inside: string) => string)[] = [
  (inside) => `<p>before ${inside} after</p>`,
  (inside) => `<ul><li>${inside}<ul><li>${inside}<ol><li>deep</li></ol></li></ul></li></ul>`,
  (inside) =>
    `<table width="4000"><tr><th colspan="3">${inside}</th></tr><tr><td>${inside}</td></tr></table>`,
  (inside) => `<blockquote><h1>${inside}</h1></blockquote>`,
  (inside) => `<h2>${inside}</h2><h6>small</h6>`,
  (inside) => `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>${inside}</span></p></b>`,
  (inside) => `<!--StartFragment-->${inside}<!--EndFragment-->`,
  (inside) => `<div><section><article>${inside}</article></section></div>`,
]

/** `count` pastes, the same in each run: those of word processors, then attacks in changing frames. */
export async function hostilePastes(count: number): Promise<string[]> {
  const files = ['word', 'google-docs', 'libre-office'].map((name) =>
    readFile(`web/staff/blog/document/pasted/${name}.txt`, 'utf8'),
  )
  const pastes = await Promise.all(files)
  let seed = 7
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  const pick = <Each>(all: readonly Each[]) => all[below(all.length)] as Each
  while (pastes.length < count) {
    let html = attacks[pastes.length % attacks.length] ?? ''
    for (let depth = below(4); depth >= 0; depth--)
      html = pick(frames)(html) + (below(3) === 0 ? pick(attacks) : '')
    pastes.push(html)
  }
  return pastes
}
