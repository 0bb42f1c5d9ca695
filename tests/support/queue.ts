import { insertBooking } from "./bookings";
import type { Site } from "./site";
import type { Page } from "./visitor";

type Given = Parameters<typeof insertBooking>[1];

/** A booking with its id as name, which was answered and last changed that many minutes ago. */
export function insertAnswered(site: Site, id: string, minutes = 30, given: Given = {}) {
  const at = new Date(site.clock.now.getTime() - minutes * 60_000).toISOString();
  const times = { received_at: at, updated_at: at, replied_at: at };
  return insertBooking(site.db, { id, full_name: id, status: "in_review", ...times, ...given });
}

/** Headings of the queue's groups, each with the names in its rows, in page order. */
export function groupsOf(page: Page) {
  return page.document
    .querySelectorAll("main section")
    .map((section) => [
      section.querySelector("h2")?.textContent.trim(),
      ...section.querySelectorAll("[data-row]").map((link) => link.textContent),
    ]);
}
