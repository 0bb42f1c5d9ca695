import { LOADING_SCREEN_SECONDS } from "~/constants";

/**
 * The loading screen's seconds count from the tap on the link (the time origin of `performance`): where
 * the page took that long to arrive, nobody waits for it again. It goes at the first tap or key, but for
 * a tap on its own number.
 */
export const YIELD_TO_FIRST_TOUCH = `(e=>{let t=${LOADING_SCREEN_SECONDS}-performance.now()/1e3;e.style.animationDelay=t+"s";e.hidden=t<0;["pointerdown","keydown"].forEach(n=>addEventListener(n,v=>{e.contains(v.target)||(e.hidden=!0)}))})(document.querySelector("[data-loading-screen]"))`;
