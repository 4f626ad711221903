import { Watched } from '#web/kit/ui/watched.ts'
export type Toast = {
  /** An identical toast replaces the one that is shown. */
  id: string
  kind: 'good' | 'error' | 'news'
  title: string
  text?: string
  special?: boolean
  link?: { href: string; label: string }
  /** What can still be done about it; the toast goes with the press. */
  action?: { label: string; onPress: () => void }
  /** How long it stays, in milliseconds, while nobody points at it or focuses it. */
  life: number
}

/** Spec 9: at most five, newest on top. */
const most = 5

type Running = { timer: ReturnType<typeof setTimeout>; endsAt: number }

/** The visible toasts. Their time stops while someone points at them or focuses them. */
export class ToastList extends Watched {
  #toasts: readonly Toast[] = []
  #held = false
  readonly #left = new Map<string, number>()
  readonly #running = new Map<string, Running>()

  get shown(): readonly Toast[] {
    return this.#toasts
  }

  show(toast: Toast): void {
    this.#stop(toast.id)
    const others = this.#toasts.filter(({ id }) => id !== toast.id)
    for (const { id } of others.slice(most - 1)) this.#forget(id)
    this.#set([toast, ...others.slice(0, most - 1)])
    this.#left.set(toast.id, toast.life)
    if (!this.#held) this.#run(toast.id)
  }

  hide(id: string): void {
    this.#forget(id)
    if (this.#toasts.some((each) => each.id === id)) this.#set(this.#toasts.filter((each) => each.id !== id))
  }

  hold(): void {
    if (this.#held) return
    this.#held = true
    for (const [id, { endsAt }] of this.#running) {
      this.#left.set(id, Math.max(0, endsAt - Date.now()))
      this.#stop(id)
    }
  }

  release(): void {
    if (!this.#held) return
    this.#held = false
    for (const { id } of this.#toasts) this.#run(id)
  }

  #run(id: string): void {
    const left = this.#left.get(id) ?? 0
    this.#running.set(id, { timer: setTimeout(() => this.hide(id), left), endsAt: Date.now() + left })
  }

  #stop(id: string): void {
    clearTimeout(this.#running.get(id)?.timer)
    this.#running.delete(id)
  }

  #forget(id: string): void {
    this.#stop(id)
    this.#left.delete(id)
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts
    this.changed()
  }
}
