import type { DataSaver } from "~/turning";
import type { Context } from "./context";
import { pageVariant } from "./page-variant.server";

/** Has the page that is being answered drawn as was chosen with this very request. */
export function chooseDataSaver(context: Context, choice: DataSaver): void {
  context.memo.set("data-saver", Promise.resolve(choice));
}

/** Whether the reader asks for as few bytes as can be: no scripts, no pictures until they are tapped. */
export async function savesDataOf(request: Request, context: Context): Promise<boolean> {
  const choice = await context.memo.get("data-saver");
  return choice === undefined ? pageVariant(request, context).savesData : choice === "on";
}
