import "@remix-run/server-runtime";

// types loader data as single fetch sends it: dates, maps and undefined survive
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
