/**
 * Keeps presses of buttons until the page can handle them, and marks the buttons. Kept presses run once the page is
 * alive (web/router/early-input.ts).
 */
const keepTaps = `d.taps=[],d.addEventListener('click',event=>{let button=d.taps&&event.target.closest('button');if(button){event.preventDefault();button.dataset.pending='';d.taps.push(button)}},true)`

/**
 * Runs at the end of the page. It loads the scripts after the first frame, so that they take neither network nor
 * processor from what is visible. The first frame is only sure to be painted when a second one is requested. A page
 * that is opened in the background paints none and starts at once.
 */
export const startScript = `(d=>{let frame=requestAnimationFrame,start=()=>d.head.append(d.getElementById('scripts').content);${keepTaps};d.hidden?start():frame(()=>frame(start))})(document)`
