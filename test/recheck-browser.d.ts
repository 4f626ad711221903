/** The build that needs no Java and no binary of a platform. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck'
}
