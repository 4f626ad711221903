import { useRouter } from './page-state.ts'

/** Reads the data of the present page again. */
export function useRevalidate(): () => Promise<void> {
  return useRouter().revalidate
}
