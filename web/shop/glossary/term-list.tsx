import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { TermDrawing } from '#web/kit/drawing/term/term-drawing.tsx'

export type Listed = Contract['listTerms']['reply']['data']
type Term = Listed['letters'][number]['terms'][number]

const anchorOf = (letter: string) => `letter-${letter}`

/**
 * All terms under the letters of the language, and the letters as an altimeter beside them. The server renders it, and
 * a page that arrived complete keeps that; searching hides rows in place.
 */
export function TermList({ listed }: { listed: Listed | undefined }) {
  const { t } = useApp()
  if (!listed) return null
  const { letters, labels } = listed
  return (
    <div className="glossary">
      <nav className="altimeter" aria-label={t('glossary.letters')}>
        <ol>
          {letters.map(({ letter, terms }) => (
            <li key={letter}>
              {terms.length > 0 ? (
                <a href={`#${anchorOf(letter)}`} data-letter={letter}>
                  {letter}
                </a>
              ) : (
                <span>{letter}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-w-0">
        {letters
          .filter(({ terms }) => terms.length > 0)
          .map(({ letter, terms }) => (
            <section key={letter} className="term-letter" data-letter={letter}>
              <h2 id={anchorOf(letter)} className="type-h2">
                {letter}
              </h2>
              {terms.map((term) => (
                <TermRow key={term.id} term={term} labels={labels} />
              ))}
            </section>
          ))}
      </div>
    </div>
  )
}

function TermRow({ term, labels }: { term: Term; labels: Listed['labels'] }) {
  const { dir } = useApp()
  const { id, name, english, text, games, ours, drawing, forms } = term
  return (
    <article
      id={id}
      className="term"
      data-games={games.join(' ')}
      data-ours={ours || undefined}
      data-forms={forms.join('|')}
    >
      <div>
        <h3 className="type-h3">
          <bdi>{name}</bdi>
          {english && (
            <span className="term-english" lang="en" dir="ltr">
              {english}
            </span>
          )}
        </h3>
        <TermGames term={term} />
      </div>
      <div className="term-text">
        <p>{text}</p>
        <TermFoot term={term} />
      </div>
      {drawing && (
        <div className="term-picture">
          <TermDrawing drawing={drawing} dir={dir} labels={labels} />
        </div>
      )}
    </article>
  )
}

function TermGames({ term: { games, ours } }: { term: Term }) {
  const { t } = useApp()
  if (ours) return <p className="term-games">{t('glossary.ours')}</p>
  if (games.length === 4) return <p className="term-games">{t('glossary.allGames')}</p>
  return (
    <ul className="term-games">
      {games.map((game) => (
        <li key={game} data-game={game}>
          {t(`games.game.${game}`)}
        </li>
      ))}
    </ul>
  )
}

/** Where to read on: another term, or the calculator with the lowest price. */
function TermFoot({ term: { see, from } }: { term: Term }) {
  const { t, format } = useApp()
  if (from)
    return (
      <p className="term-foot">
        {t
          .parts(`glossary.from.${from.service}`, { price: format.money(from.amount) })
          .map(({ tag, text }) =>
            tag === 'calculator' ? (
              <LocaleLink key={text} to={`/${from.game}/${from.service}`} className="text-link">
                {text}
              </LocaleLink>
            ) : (
              text
            ),
          )}
      </p>
    )
  return see ? (
    <p className="term-foot">
      <a href={`#${see.id}`} className="text-link">
        {t('glossary.see', { term: see.name })}
      </a>
    </p>
  ) : null
}
