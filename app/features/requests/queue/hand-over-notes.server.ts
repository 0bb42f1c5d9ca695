import type { Queryable } from "#db/connection.server";
import type { Person } from "~/features/sessions/person";

/**
 * Hand-over notes to the person by request id, each with its sender. The person's next act or
 * another assignment removes the note.
 */
export async function handOverNotes(
  db: Queryable,
  person: Pick<Person, "id">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  if (ids.length === 0) return notes;
  const events = await db
    .selectFrom("request_events")
    .select(["request_id", "kind", "actor_id", "actor_name", "assignee_id", "words"])
    .where("request_id", "in", ids)
    .where((is) => is.or([is("kind", "=", "assign"), is("actor_id", "=", person.id)]))
    .orderBy("at")
    .execute();
  for (const { request_id, kind, actor_id, actor_name, assignee_id, words } of events) {
    const isGiven = kind === "assign" && assignee_id === person.id && actor_id !== person.id;
    if (isGiven && words !== "") notes.set(request_id, `${actor_name}: ${words}`);
    else notes.delete(request_id);
  }
  return notes;
}
