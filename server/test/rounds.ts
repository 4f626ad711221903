/** How often a test repeats: `usual` in `npm test`, and the figure of the threat's row in `npm run bench -- trust`. */
export function rounds(usual: number, figure: number): number {
  return process.env.WHOLE_FIGURES ? figure : usual
}
