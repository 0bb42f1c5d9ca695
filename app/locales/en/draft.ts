/** Below a public form, once something is typed in it. */
export const draft = {
  keep: "Keep what I have typed on this device",
  hint: "For one day, even if you close the browser. Leave this off on a shared device.",
  clear: "Clear the form",
};
