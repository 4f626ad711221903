/** How long an opened login stays in sight before it hides again. */
export const loginViewMs = 60_000
