/**
 * Runs before the first paint. It sets the chosen theme (null follows the system), whether the dashboard's rail is folded,
 * and whether the visitor is probably signed in, so that a public page, which is the same for everyone, doesn't flash a
 * sign-in button.
 */
export const themeScript = `(d=>{try{let t=localStorage.getItem('theme');if(t=='light'||t=='dark')d.theme=t;if(localStorage.getItem('rail')=='folded')d.rail='folded'}catch{}if(/(^|; )(__Host-)?access_token=/.test(document.cookie))d.session=''})(document.documentElement.dataset)`
