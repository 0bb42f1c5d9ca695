import { backupCost } from "./backup-cost";
import { contentBySize } from "./content-by-size";
import { dashboardBySize } from "./dashboard";
import { bookingsByEngine } from "./engines";
import { firstResponses } from "./first-responses";
import { loginTiming } from "./login-timing";
import { memoryAfterRequests } from "./memory";
import { homeBesideOthers, publicPageLoads } from "./page-loads";
import { drawBarChart } from "./picture";
import { Report, saveReport, type Table } from "./report";
import { bookingSpeed, serverSpeed } from "./server-speed";
import { uploadSpeed } from "./uploads";

/** Measurements by name: `npm run bench -- NAME …` runs the named ones, or all without a name. */
const parts: Record<string, () => Promise<readonly Table[]>> = {
  bytes: async () => [await firstResponses()],
  home: async () => {
    const { table, bars } = await homeBesideOthers();
    saveReport("home.svg", drawBarChart(bars));
    return [table];
  },
  pages: publicPageLoads,
  speed: serverSpeed,
  bookings: bookingSpeed,
  uploads: async () => [await uploadSpeed()],
  memory: async () => [await memoryAfterRequests()],
  login: async () => [await loginTiming()],
  engines: async () => [
    {
      title: "Bookings a second, beside SQLite",
      columns: ["on", "there", "SQLite", "ratio"],
      rows: (await bookingsByEngine()).map(([setup, postgres, sqlite, ratio]) => [
        setup,
        Math.round(postgres),
        Math.round(sqlite),
        ratio.toFixed(3),
      ]),
    },
  ],
  content: async () => [await contentBySize()],
  dashboard: async () => [await dashboardTable("sqlite"), await dashboardTable("postgres")],
  backup: async () => [
    {
      title: "A backup of 100,000 bookings while bookings are posted",
      columns: ["what", "figure"],
      rows: await backupCost(),
    },
  ],
};

const requestedParts = process.argv.slice(2);
const unknown = requestedParts.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`no ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts)) {
  if (requestedParts.length > 0 && !requestedParts.includes(name)) continue;
  const report = new Report();
  for (const table of await measure()) report.add(table);
  report.write(name);
}

async function dashboardTable(engine: "sqlite" | "postgres"): Promise<Table> {
  const rows: (string | number)[][] = [];
  await dashboardBySize(engine, ({ page, small, large, ratio, kilobytes }) =>
    rows.push([
      page,
      Math.round(small),
      Math.round(large),
      ratio.toFixed(2),
      Math.round(kilobytes),
    ]),
  );
  return {
    title: `The dashboard with some years' data on ${engine}, beside a few days'`,
    columns: ["page", "few days, ms", "years, ms", "ratio", "HTML, kB"],
    rows,
  };
}
