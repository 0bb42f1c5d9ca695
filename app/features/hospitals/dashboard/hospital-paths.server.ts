import { recordPaths } from "~/dashboard/words-editor.server";
import { HOSPITAL_KIND } from "../hospital-changes.server";

/** Where the pages and forms of hospitals are. */
export const hospitalPaths = recordPaths(HOSPITAL_KIND);
