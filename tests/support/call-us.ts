/** Links that call us, not an emergency number. */
export const CALL_US = "a[href^='tel:']:not([href='tel:999']):not([href='tel:1669'])";
