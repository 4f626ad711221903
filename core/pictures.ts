/** The pictures that people can upload: proofs, and what shows a problem. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The most that one picture can have, in bytes; a larger one is refused before it is sent, and by the server. */
export const largestPicture = 8 * 1024 * 1024
