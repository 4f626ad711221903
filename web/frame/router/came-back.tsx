import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { takeNews } from '../session/sign-in-news.ts'
import { useFrame } from './frame-context.ts'

/** On the page to which a provider's return led: says what came of it, and offers the other ways after a refusal. */
export function CameBack() {
  const app = useApp()
  const { SignInDialog } = useFrame().map
  const [refusal, refuse] = useState<string | null>(null)
  const tell = useEffectEvent(async (news: string) => {
    const { tellNews } = await import('./tell-news.ts')
    if (await tellNews(app, news)) refuse(news)
  })
  useEffect(() => {
    const news = takeNews()
    if (news) void tell(news)
  }, [])
  return refusal === null ? null : <SignInDialog refusal={refusal} onClose={() => refuse(null)} />
}
