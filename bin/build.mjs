// Builds where a source has changed since the last build.
import { buildWhereStale } from "./prepare.mjs";

buildWhereStale();
