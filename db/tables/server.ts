import type { TableColumns } from "../column-kinds";

export interface RateLimits {
  key: string;
  window_start: number;
  count: number;
}

export const serverColumns = {
  rate_limits: {
    notPersonal: { "a keyed hash and a count, for a day": ["key", "window_start", "count"] },
    download: [],
  },
} as const satisfies {
  rate_limits: TableColumns<RateLimits>;
};
