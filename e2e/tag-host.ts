/** Stands for Google: nothing answers there but the journeys themselves. */
export const tagHost = 'http://gtag.test'
