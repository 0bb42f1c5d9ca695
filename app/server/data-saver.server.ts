import type { DataSaver } from "~/preferences";
import type { Context } from "./context";
import { pageVariant } from "./page-variant.server";

/** Applies a new choice to the response of the same request. */
export function chooseDataSaver(context: Context, choice: DataSaver): void {
  context.memo.set("data-saver", Promise.resolve(choice));
}

/** True if the reader wants few bytes: no scripts, pictures only on tap. */
export async function savesDataOf(request: Request, context: Context): Promise<boolean> {
  const choice = await context.memo.get("data-saver");
  return choice === undefined ? pageVariant(request, context).savesData : choice === "on";
}
