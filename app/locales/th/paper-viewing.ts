import type { paperViewing as source } from "../en/paper-viewing";

export const paperViewing: typeof source = {
  seenByFamily: "เปิดในหน้านี้: {{time}}",
};
