// Who may import whom (CONTRIBUTING.md, "Who may import whom"), as `npm run lint` checks it.

/** The rooms of `app/features` in their order: each imports only those before it. */
const rooms = [
  "audit",
  "sessions",
  "company",
  "mail",
  "forms",
  "pictures",
  "identity",
  "content",
  "papers",
  "requests",
  "people",
  "pages",
  "upkeep",
];
const upTo = (room) => `^app/features/(${rooms.slice(0, rooms.indexOf(room) + 1).join("|")})/`;

/** Components that a feature offers to others; what is not named here is its own. */
const offeredComponents = [
  "identity/account-page",
  "identity/link-page",
  // the ways to us, on every page
  "company/company-entries",
  "company/contact-buttons",
  "company/last-call",
  // the toolkit of all forms
  "forms/[^/]+",
  "identity/current-password-field",
  "identity/new-password-fields",
  "pictures/picture-image",
  "pictures/saved-picture",
  "requests/proof-band",
];

/** Styles, and what prepares a feature's own pages. */
const OWN_FILES = "(\\.css\\.ts$|-(view|views|page|answer)\\.server\\.ts$)";
const INSIDE = `(.+/|.+${OWN_FILES})`;

/** Who reaches the database. */
const databaseHands = [
  "^db/",
  "^app/(commands|http)/",
  "^app/(features|server)/.+\\.server\\.tsx?$",
  // the type of a request's context
  "^app/server/context\\.ts$",
];

/** @param {string} comment what a person reads who has broken it */
const rule = (name, comment, from, to, more = {}) => ({
  name,
  comment,
  severity: "error",
  from,
  to,
  ...more,
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-circle-of-files",
      "Two files that need each other are one thing, or a third is missing. Types count too.",
      {},
      { circular: true },
    ),
    rule(
      "no-circle-of-rooms",
      "Folders that need each other cannot be understood one by one.",
      {},
      { circular: true },
      { scope: "folder" },
    ),
    ...rooms.map((room) =>
      rule(
        `rooms-before-${room}`,
        "A room imports only those before it in `rooms`: what it needs of a later one belongs lower, or is handed in.",
        { path: `^app/features/${room}/` },
        { path: "^app/features/", pathNot: upTo(room) },
      ),
    ),
    rule(
      "rooms-before-site",
      "Header and footer know who asks and who we are.",
      { path: "^app/site/" },
      { path: "^app/features/", pathNot: upTo("company") },
    ),
    rule(
      "nothing-imports-routes",
      "A route is the end of the way: what two routes need belongs to a feature.",
      { pathNot: "^app/routes\\.ts$" },
      { path: "^app/routes/" },
    ),
    rule(
      "ui-knows-nothing",
      "The kit takes its words and data as props.",
      { path: "^app/ui/" },
      {
        path: "^app/(features|server|http|site|dashboard|routes)/|^db/|^app/locales/([^/]+/|dictionaries)",
      },
    ),
    rule(
      "server-knows-no-feature",
      "Plumbing is without domain.",
      { path: "^app/server/" },
      { path: "^app/(features|site|dashboard|http|routes)/" },
    ),
    rule(
      "shared-dashboard-knows-no-feature",
      "What all areas of the dashboard share knows none of them, but the toolkit of all forms.",
      { path: "^app/dashboard/" },
      { path: "^app/(features/(?!forms/)|http/|routes/)|^db/" },
    ),
    rule(
      "metrics-are-told",
      "Nobody but the server itself knows what is counted: the rest says what happens to `context.metrics`.",
      { path: "^app/", pathNot: "^app/(http|metrics)/" },
      { path: "^app/metrics/" },
    ),
    rule(
      "public-script-stays-small",
      "The script of the public pages is plain TypeScript: it knows the page's HTML, and names that stand in it.",
      { path: "^app/browser/" },
      { pathNot: "^app/(browser/|preferences\\.ts$)|(^|/)node_modules/tus-js-client/" },
    ),
    rule(
      "words-know-nothing",
      "Dictionaries know the company's numbers and how a language writes them.",
      { path: "^app/locales/" },
      { pathNot: "^app/locales/" },
    ),
    rule(
      "database-in-few-hands",
      "Only *.server.ts of features and plumbing, and the server itself, reach the database.",
      { pathNot: databaseHands },
      { path: "^db/", pathNot: "^db/tables/" },
    ),
    rule(
      "tables-are-types-elsewhere",
      "Whoever names a column's values names the type of its table: no list is written twice.",
      { pathNot: databaseHands },
      { path: "^db/tables/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "database-knows-no-app",
      "Of the app the database knows its languages and how text is folded.",
      { path: "^db/" },
      { path: "^app/", pathNot: "^app/locales/(languages|fold)\\.ts$" },
    ),
    rule(
      "migrations-import-kysely-alone",
      "A migration means the same for ever; whatever else it imported could change.",
      { path: "^db/migrations/" },
      { pathNot: "(^|/)node_modules/kysely/|^db/migrations/" },
    ),
    rule(
      "features-keep-their-inside",
      "Of another feature, or of an area of content, import what stands at the top of its folder: x.ts, x.schema.ts or *.server.ts; never its folders, styles, or what prepares its own pages.",
      { path: "^app/features/([^/]+)/" },
      {
        path: [
          `^app/features/(?!content/)[^/]+/${INSIDE}`,
          `^app/features/content/(?!(engine|desk)/)[^/]+/${INSIDE}`,
          `^app/features/content/((engine|desk)/|[^/]+${OWN_FILES})`,
        ],
        pathNot: "^app/features/$1/",
      },
    ),
    rule(
      "features-offer-components",
      "Of another feature's components import those that `offeredComponents` names.",
      { path: "^app/features/([^/]+)/" },
      {
        path: "\\.tsx$",
        pathNot: [
          "^app/(?!features/)",
          "^app/features/$1/",
          `^app/features/(${offeredComponents.join("|")})\\.tsx$`,
        ],
      },
    ),
    rule(
      "rules-are-pure",
      "x.ts holds types and rules that run anywhere: of the server's files it may name types.",
      {
        path: "^app/features/.+\\.tsx?$",
        pathNot: ["\\.(server|schema)\\.tsx?$", "^app/features/mail/mail-layout\\.tsx$"],
      },
      { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "everything-is-found",
      "An import that leads nowhere.",
      { pathNot: "^bin/" },
      { couldNotResolve: true },
    ),
    rule(
      "production-needs-no-tools",
      "What runs on the server is in `dependencies`; styles and x.client.ts are compiled.",
      {
        path: "^(app|db)/",
        pathNot: `\\.(css|client)\\.ts$|^app/http/dev\\.ts$|^app/(dashboard-)?routes\\.ts$`,
      },
      {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["type-only"],
      },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    // types are imports as well
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    // Tests look into every room. The folder `app` counts as the sum of its rooms, so that a room
    // which takes a number from constants.ts, which imports nothing, would count as needing all.
    exclude: { path: "\\.test\\.tsx?$|^(tests|bench|siege|build|public)/|^app/constants\\.ts$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
