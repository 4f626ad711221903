/**
 * Keeps presses of buttons until the page can handle them, and marks the buttons. Kept presses run once the page is
 * alive (web/frame/router/early-input.ts).
 */
const keepTaps = `d.taps=[],d.addEventListener('click',event=>{let button=d.taps&&event.target.closest('button');if(button){event.preventDefault();button.dataset.pending='';d.taps.push(button)}},true)`

/** Keeps the browser's offer to install the site for later (web/parts/installed-app/install.ts). */
const keepInstall = `addEventListener('beforeinstallprompt',event=>{event.preventDefault();window.installEvent=event})`

/**
 * Runs at the end of the page. It loads the scripts once the page is painted, so that they take neither network nor
 * processor from what is visible; a frame that is requested can begin before the last one is on the screen. A page that
 * is opened in the background paints nothing and starts at once, one whose paint isn't reported after a while.
 */
export const startScript = `(d=>{let start=()=>d.head.append(d.getElementById('scripts').content);${keepTaps};${keepInstall};d.hidden?start():new PerformanceObserver(start).observe({type:'paint',buffered:true});setTimeout(start,3e3)})(document)`
