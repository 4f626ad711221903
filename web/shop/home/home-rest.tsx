import { Protection } from '#web/parts/protection/protection.tsx'
import { NewestPosts } from '../blog/newest-posts.tsx'
import { CoachesStrip } from './coaches-strip.tsx'
import type { HomeData } from './home-page.tsx'
import { HomeQuestions } from './home-questions.tsx'
import { LatestWork } from './latest-work.tsx'
import { RunningRaffles } from './running-raffles.tsx'

/** Everything below the live figures. */
export function HomeRest({ climbs, reviews, coaches, prices, raffles, posts }: HomeData) {
  return (
    <>
      <LatestWork climbs={climbs} reviews={reviews} />
      {coaches.length > 0 && <CoachesStrip coaches={coaches} />}
      <Protection prices={prices} />
      {raffles.length > 0 && <RunningRaffles raffles={raffles} />}
      <HomeQuestions />
      {posts.length > 0 && (
        <div className="shell home-section">
          <NewestPosts posts={posts} />
        </div>
      )}
    </>
  )
}
