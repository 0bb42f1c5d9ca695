import type { DataSaver } from "~/preferences";
import type { Context } from "./context";
import { pageVariant } from "./page-variant.server";

/** The choice made in this request, which its response already applies. */
export function chooseDataSaver(context: Context, choice: DataSaver): void {
  context.memo.set("data-saver", Promise.resolve(choice));
}

/** True if the reader uses the data saver: pages then have fewer scripts, and links instead of photos. */
export async function usesDataSaverOf(request: Request, context: Context): Promise<boolean> {
  const choice = await context.memo.get("data-saver");
  return choice === undefined ? pageVariant(request, context).usesDataSaver : choice === "on";
}
