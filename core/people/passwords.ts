/** The fewest characters of a new password (spec 5). */
export const shortestPassword = 6
