/** Links to our own number, without the emergency numbers. */
export const CALL_US = "a[href^='tel:']:not([href='tel:999']):not([href='tel:1669'])";
