/**
 * Runs at the page's foot: its scripts are fetched when its first frame stands, so that they take neither the network
 * nor the processor from what is to be seen. Only when a second frame is asked for does the first stand. A page that is
 * opened out of sight draws none and begins at once.
 */
export const startScript = `(d=>{let frame=requestAnimationFrame,start=()=>d.head.append(d.getElementById('scripts').content);d.hidden?start():frame(()=>frame(start))})(document)`
