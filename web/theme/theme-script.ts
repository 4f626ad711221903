/**
 * Runs before the first paint: the chosen theme (null follows the system), and whether somebody may be signed in,
 * so that a public page, which is the same for everyone, doesn't show a sign-in button for a blink.
 */
export const themeScript = `(d=>{try{let t=localStorage.getItem('theme');if(t=='light'||t=='dark')d.theme=t}catch{}if(/(^|; )access_token=/.test(document.cookie))d.session=''})(document.documentElement.dataset)`
