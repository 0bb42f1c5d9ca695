import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/root";

/** What root's loader gives to every page: the language, the form token, the shared texts. */
export function useRootData(): RootData {
  const root = useRouteLoaderData("root");
  if (!root) throw new Error("useRootData needs root's loader to have answered");
  return root as RootData;
}
