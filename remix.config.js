/**
 * JavaScript version of all scripts for browsers: `esbuild` rewrites newer syntax. It cannot
 * rewrite a look-behind; Safari before 16.4 refuses a script with one
 * (`tests/http/scripts.test.ts`).
 */
export const browserTarget = "es2020";

/** The options of the Remix compiler; vite.config.ts hands them to its plugin. */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  future: {
    v3_fetcherPersist: true,
    // a stranger's list of addresses would be matched with every route
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
