/** What a service outside says to our key or password; `away`: it gives no answer. */
export type Access = 'accepted' | 'refused' | 'away'
