import { LOADING_SCREEN_SECONDS } from "~/constants";

/**
 * Shortens the loading screen by the time since the navigation began (the time origin of
 * `performance`). Hides it on the first tap or key outside it.
 */
export const YIELD_TO_FIRST_TOUCH = `(e=>{let t=${LOADING_SCREEN_SECONDS}-performance.now()/1e3;e.style.animationDelay=t+"s";e.hidden=t<0;["pointerdown","keydown"].forEach(n=>addEventListener(n,v=>{e.contains(v.target)||(e.hidden=!0)}))})(document.querySelector("[data-loading-screen]"))`;
