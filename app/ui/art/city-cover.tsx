import { foregrounds, hospitals, wordHash } from "./cover-parts";

/** A well-known landmark of each city. 320 × 140, standing on the ground at 128. */
const landmarks: Record<string, string> = {
  // Wat Arun's spires
  bangkok:
    "M118 128l8-22h6l6-26h5l5-30 5-30 5 30 5 30h5l6 26h6l8 22zM84 128l5-14h4l6-30 6 30h4l5 14zM206 128l5-14h4l6-30 6 30h4l5 14z",
  // the gopuram of Mylapore
  chennai:
    "M120 128l6-24h4l4-20h4l4-18h4l3-14h-5q0-10 16-10t16 10h-5l3 14h4l4 18h4l4 20h4l6 24h-30v-16h-12v16zM60 128V98h30v30zM226 128v-38h34v38z",
  // Howrah Bridge
  kolkata:
    "M24 108h272v8H24zM88 116V44h8l64 38 64-38h8v72h-7V56l-62 38h-6L95 56v60zM88 44 24 104v8l64-58zM232 44l64 60v8l-64-58zM84 116h16v12H84zM220 116h16v12h-16z",
  // the fort's wall and the temple in it
  vellore:
    "M34 128V96h8v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v32zM208 128V96h8v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h8v32zM122 128v-22h6V90h6V74h6V60h5V46h30v14h5v14h6v16h6v16h6v22h-32v-18h-12v18zM140 44q20-16 40 0zM159 28h2v10h-2z",
  // glass towers
  gurugram:
    "M70 128V50l34-14v92zM110 128V66h28v62zM144 128V28l20 10v90zM170 128V58q22-18 44 0v70zM222 128V74l26-10v64z",
  // India Gate
  "new-delhi":
    "M112 128V66h-6v-8h8V44h-4v-7h18l6-7h52l6 7h18v7h-4v14h8v8h-6v62h-24V88q0-24-24-24t-24 24v40z",
  // three towers with the garden on top
  singapore:
    "M66 56q94-22 184-7l4 6q-3 7-12 7H74q-8 0-8-6zM86 61h26l8 67H80zM146 61h26l8 67h-40zM206 61h26l8 67h-40z",
  // the tallest tower, and the sail
  dubai:
    "M150 128V96h4V70h3V46h2V8h3v38h2v24h3v26h4v32zM218 128V54q30 22 34 74zM96 128V76l18-8v60zM66 128V92h24v36z",
  // the mosque's domes between its minarets
  "abu-dhabi":
    "M92 128V92h136v36h-58v-16q-10-14-20 0v16zM130 92q-14-26 30-52 44 26 30 52zM159 26h2v16h-2zM96 92q-6-14 14-26 20 12 14 26zM196 92q-6-14 14-26 20 12 14 26zM70 128V54l5-16 5 16v74zM240 128V54l5-16 5 16v74z",
  // the twin towers and their bridge
  "kuala-lumpur":
    "M118 128V60h4V42h4V30h3l2-20 2 20h3v12h4v18h4v18h32V60h4V42h4V30h3l2-20 2 20h3v12h4v18h4v68h-30V86h-28v42z",
};

/** Skylines for other cities. */
const otherSkylines = [
  "M70 128V72h30v56zM106 128V48h26v80zM140 128V62l20-14 20 14v66zM188 128V40h24v88zM218 128V84h34v44z",
  "M64 128V84h36v44zM106 128V56l28-10v82zM142 128V36h30v92zM180 128V66h28v62zM214 128V52l26 12v64z",
  "M76 128V60h24v68zM108 128V80h28v48zM144 128V50q18-18 36 0v78zM188 128V72h22v56zM216 128V44h24v84z",
];

interface Mood {
  sky: string;
  /** Sun or moon, with its opacity. */
  light: [string, number];
  /** Behind the landmark, with its opacity. */
  skyline: [string, number];
  landmark: [string, number];
  roof: string;
  windows: string;
}

const day: Mood = {
  sky: "sky",
  light: ["marigold", 0.75],
  skyline: ["far", 1],
  landmark: ["near", 1],
  roof: "teal",
  windows: "near",
};
const moods: readonly Mood[] = [
  day,
  // dawn
  { ...day, sky: "far", light: ["pale", 1], skyline: ["near", 0.5], landmark: ["near", 1] },
  // dusk
  { ...day, sky: "notewash", light: ["marigold", 1] },
  // night
  {
    sky: "deep",
    light: ["pale", 1],
    skyline: ["near", 0.3],
    landmark: ["near", 1],
    roof: "near",
    windows: "marigold",
  },
];

/**
 * A hospital's cover: city landmark, building and time of day. Up to sixteen hospitals of a city
 * get different covers. Decorative.
 *
 * @param place index among its city's hospitals, from 0
 */
export function CityCover({ city, place: hospitalIndex = 0 }: { city: string; place?: number }) {
  const key = city.toLowerCase().replace(/[^a-z]+/g, "-");
  const hash = wordHash(key);
  // the first round of moods has the landmark of the city, each further one another skyline
  const round = Math.floor(hospitalIndex / moods.length) % (otherSkylines.length + 1);
  const landmark =
    (round === 0 && landmarks[key]) || otherSkylines[(hash + round) % otherSkylines.length];
  const mood = moods[(hash + hospitalIndex) % moods.length] ?? day;
  const { walls, roof, cross, windows } = pick(hospitals, Math.floor(hash / 5) + hospitalIndex);
  const isLeft = (hash + hospitalIndex) % 2 === 0;
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill={`var(--${mood.sky})`} d="M0 0h320v180H0z" />
      <circle
        // next to the landmark's spires
        cx={32 + (hash % 3) * 128}
        cy="40"
        r="18"
        {...fillProps(mood.light)}
      />
      <path
        d="M0 168v-44h26v-14h24v30h22v-24h30v22h26v-32h28v32h32v-20h22v24h24v-30h26v28h22v-20h20v14h18v34z"
        {...fillProps(mood.skyline)}
      />
      <path
        d={landmark}
        transform={`translate(${isLeft ? 62 : -62} 40)`}
        {...fillProps(mood.landmark)}
      />
      <path fill="var(--near)" opacity=".5" d="M0 168h320v12H0z" />
      <g transform={`translate(${isLeft ? 22 : 188} 168)`}>
        <path fill="var(--pale)" d={walls} />
        <path
          stroke={`var(--${mood.windows})`}
          strokeWidth="8"
          strokeDasharray={windows[1]}
          d={windows[0]}
        />
        <path fill={`var(--${mood.roof})`} d={roof} />
        <path stroke="var(--deep)" strokeWidth="6" d={`M${cross[0] - 8} ${cross[1]}h16m-8-8v16`} />
      </g>
      <path stroke="var(--teal)" strokeWidth="3" d="M0 168h320" />
      <g transform={`translate(160 167)`}>{pick(foregrounds, hash + hospitalIndex * 2 + round)}</g>
    </svg>
  );
}

function fillProps([color, opacity]: [string, number]) {
  return { fill: `var(--${color})`, opacity: opacity === 1 ? undefined : opacity };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
