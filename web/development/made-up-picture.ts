/** A neutral drawing where the product shows a user's screenshot; without words, whose face each machine has its own. */
export async function madeUpPicture(): Promise<Blob> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">
    <rect width="960" height="540" fill="#1b2733"/>
    <path d="M0 430 180 300l120 70 210-220 150 130 120-60 180 210v110H0Z" fill="#2d3e50"/>
  </svg>`
  return new Blob([drawing], { type: 'image/svg+xml' })
}
