import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const here = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { "~": here("./app"), "#db": here("./db") } },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // one less by itself, and two cores are what the tests have
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: ["**/node_modules/**", "tests/availability/**"],
          // one set of modules a process: to load them anew for each file costs as much as all tests
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // alone, after all others: these measure how long a server under attack takes
          name: "availability",
          include: ["tests/availability/**/*.test.ts"],
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
