/**
 * Keeps the buttons that somebody presses before the page can hear it, and shows that it was noticed. What waits in a
 * list is pressed again once the page is alive (web/router/early-input.ts).
 */
const keepTaps = `d.taps=[],d.addEventListener('click',event=>{let button=d.taps&&event.target.closest('button');if(button){event.preventDefault();button.dataset.pending='';d.taps.push(button)}},true)`

/**
 * Runs at the page's foot: its scripts are fetched when its first frame stands, so that they take neither the network
 * nor the processor from what is to be seen. Only when a second frame is asked for does the first stand. A page that is
 * opened out of sight draws none and begins at once.
 */
export const startScript = `(d=>{let frame=requestAnimationFrame,start=()=>d.head.append(d.getElementById('scripts').content);${keepTaps};d.hidden?start():frame(()=>frame(start))})(document)`
