/** Log lines of the sites' errors since the current test began. */
export const siteErrors: string[] = [];

const ERROR_EVENTS = /"event":"(page.failed|page.render-failed|http.failed|http.busy)"/;

export function noteSiteError(line: string): void {
  if (ERROR_EVENTS.test(line)) siteErrors.push(line);
}
