import type { ReactNode } from 'react'

type AboutProps = { title: string; first: string; second: string; children?: ReactNode }

/** Background on the game, in two columns of text if there is space. */
export function About({ title, first, second, children }: AboutProps) {
  return (
    <section className="mt-16" aria-labelledby="about">
      <h2 id="about" className="type-h2 max-w-[30ch]">
        {title}
      </h2>
      <div className="type-body mt-5 grid gap-x-16 gap-y-4 text-ink-2 md:grid-cols-2">
        <p className="max-w-[68ch]">{first}</p>
        <p className="max-w-[68ch]">{second}</p>
      </div>
      {children}
    </section>
  )
}
