/** The pictures that people can upload: proof, and evidence of a problem. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The largest picture, in bytes; the browser refuses a larger one before sending it, and so does the server. */
export const largestPicture = 8 * 1024 * 1024
