import './questions.css'
import type { ReactNode } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Answered } from './structured-data.ts'

type QuestionsProps = {
  title: string
  questions: readonly Answered[]
  /** Below the heading. */
  children?: ReactNode
}

/** Players' questions with plain answers; the first is open, to show that questions unfold. */
export function Questions({ title, questions, children }: QuestionsProps) {
  return (
    <section
      className="mt-16 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      aria-labelledby="questions"
    >
      <div>
        <h2 id="questions" className="type-h2">
          {title}
        </h2>
        {children}
      </div>
      <div>
        {questions.map(({ question, answer }, index) => (
          <details key={question} className="question border-b border-line py-4" open={index === 0}>
            <summary className="type-body flex cursor-pointer items-center justify-between gap-4 font-semibold">
              {question}
              <span className="question-plus text-ink-3">
                <Icon name="plus" />
              </span>
              <span className="question-minus text-ink-3">
                <Icon name="minus" />
              </span>
            </summary>
            <p className="type-body mt-3 max-w-[68ch] text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
