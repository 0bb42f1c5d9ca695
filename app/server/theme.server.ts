import { isTheme, type Theme } from "~/preferences";
import type { Context } from "./context";
import { readCookie } from "./cookies.server";

/** The choice made in this request, which its response already applies. */
export function chooseTheme(context: Context, theme: Theme): void {
  context.memo.set("theme", Promise.resolve(theme));
}

/** Null: follow the system. */
export async function themeOf(request: Request, context: Context): Promise<Theme | null> {
  const theme = (await context.memo.get("theme")) ?? readCookie(request, context, "theme");
  return isTheme(theme) ? theme : null;
}
