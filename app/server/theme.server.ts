import { isTheme, type Theme } from "~/turning";
import type { Context } from "./context";
import { readCookie } from "./cookies.server";

/** Has the page that is being answered drawn in a theme that was chosen with this very request. */
export function chooseTheme(context: Context, theme: Theme): void {
  context.memo.set("theme", Promise.resolve(theme));
}

/** Null: the system decides. */
export async function themeOf(request: Request, context: Context): Promise<Theme | null> {
  const theme = (await context.memo.get("theme")) ?? readCookie(request, context, "theme");
  return isTheme(theme) ? theme : null;
}
