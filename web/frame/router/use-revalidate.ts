import { useRouter } from './page-state.ts'

/** Reads the current page's data again. */
export function useRevalidate(): () => Promise<void> {
  return useRouter().revalidate
}
