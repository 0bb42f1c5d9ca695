import "@remix-run/server-runtime";

// loaders and actions are typed as what single fetch sends: dates, maps and undefined survive
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
