import type { paperViewing as source } from "../en/paper-viewing";

export const paperViewing: typeof source = {
  seenByFamily: "এই পাতায় খোলা হয়েছে: {{time}}",
};
