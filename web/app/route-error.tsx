import { Component, lazy, type ReactNode, Suspense } from 'react'
import { failureOf, type Shown } from './load-page.ts'

const FatalPage = lazy(() =>
  import('../error-pages/fatal-page.tsx').then((module) => ({ default: module.FatalPage })),
)

/** The fatal error screen of spec 2. */
export function RouteError({ status, code }: { status: number; code: string }) {
  return (
    <Suspense>
      <FatalPage statusCode={status} message={code} />
    </Suspense>
  )
}

type Props = { shown: Shown; children: ReactNode }
type State = { shown: Shown; failure: ReturnType<typeof failureOf> | null }

/** Whatever a page could not cope with; the next page starts afresh. React itself logs what was thrown. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.shown, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: failureOf(error) }
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { shown, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteError status={failure.status} code={failure.code} /> : this.props.children
  }
}
