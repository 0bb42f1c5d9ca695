import { table } from "../column-kinds";

export interface RateLimits {
  key: string;
  window_start: number;
  count: number;
}

export const server = {
  owner: "server",
  tables: {
    rate_limits: table<RateLimits>()({
      notPersonal: { "a keyed hash and a count, for a day": ["key", "window_start", "count"] },
      download: [],
    }),
  },
};
