import pg from 'pg'

/** PostgreSQL's code of an error, or undefined for any other error. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** Whether the server refused the account, its password or the database that we named. */
export function isRefusedLogin(error: unknown): boolean {
  return /^(28|3D000)/.test(pgCode(error) ?? '')
}

/** Whether the database refused what an erased account would still do; its triggers say so (`refuse_erased`). */
export function isOfErased(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.message === 'the account is erased'
}

/** The index or check that refused a row, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

export const uniqueViolation = '23505'
export const checkViolation = '23514'
/** A statement of a transaction that an earlier one has made fail. */
export const afterFailure = '25P02'
/** Another process's migration has changed the columns that a statement was prepared for. */
export const outdatedPlan = '0A000'
