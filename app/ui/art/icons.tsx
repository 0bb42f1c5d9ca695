import * as styles from "./icons.css";

/** One path per icon, on a 24 px square, all with the same stroke width. */
const drawings = {
  phone:
    "M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z",
  "phone-missed":
    "M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2ZM15.5 3.5l5 5M20.5 3.5l-5 5",
  note: "M5 4h14v10l-6 6H5zM13 20v-6h6",
  moves: "M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19",
  chat: "M4 20l1.2-4A8 8 0 1 1 8.4 19L4 20ZM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01",
  mail: "M3.5 6.5h17v11h-17zM4 7l8 6 8-6",
  pin: "M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
  calendar: "M4 6h16v14H4zM4 10h16M8.5 3.5V7M15.5 3.5V7",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z",
  globe:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.7 2.6 3.8 5.6 3.8 9S14.7 18.4 12 21c-2.7-2.6-3.8-5.6-3.8-9S9.3 5.6 12 3Z",
  user: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  alert: "M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17.3h.01",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.7h.01",
  "arrow-right": "M4 12h16M14 6l6 6-6 6",
  "arrow-left": "M20 12H4M10 6l-6 6 6 6",
  "arrow-up": "M12 20V4M6 10l6-6 6 6",
  "arrow-down": "M12 4v16M6 14l6 6 6-6",
  external: "M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2.5",
  plane: "M21 4 3 11l5 2.5M21 4l-4.5 14L8 13.5M21 4 8 13.5V19l3-3.8",
  stethoscope:
    "M6 3.5H4.5V9a4.5 4.5 0 0 0 9 0V3.5H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2.5M18 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  passport: "M5.5 3h13v18h-13zM12 12.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM9 16.5h6",
  bed: "M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-7v6M7 13.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z",
  escort:
    "M9 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20.5v-2a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v2M19 7v6M16 10h6",
  document: "M6 3h8.5L19 7.5V21H6zM14 3v5h5M9.5 12.5h6M9.5 16.5h6",
  hotel: "M4 21V7l8-3.5L20 7v14M2.5 21h19M10 21v-4.5h4V21M9 9.5h.01M15 9.5h.01M9 13h.01M15 13h.01",
  hospital: "M4 21V6h16v15M2.5 21h19M10 21v-4h4v4M12 8.5v5M9.5 11h5",
  bin: "M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10 10.5v5.5M14 10.5v5.5",
  star: "m12 3.5 2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6-4.5-4.1 6-.7z",
  play: "M7 4.5v15l12-7.5z",
  inbox: "M4 5h16v14H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20",
  list: "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.01M4 12h.01M4 17.5h.01",
  pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5l3.5 3.5",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 15c2.3.6 3.7 2.4 4 5",
  "person-add":
    "M9.5 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM2.5 20.5c.5-4 3.3-6 7-6 1.8 0 3.4.5 4.6 1.4M18.5 14v6M15.5 17h6",
  building: "M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3M16.5 13h.01M16.5 17h.01",
  shield:
    "M12 3l7.5 2.5V12c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V5.5L12 3ZM8.8 12l2.2 2.2 4.2-4.2",
  log: "M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4",
  trash: "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M20 3.5v4h-4",
  "chevron-down": "M6 9.5l6 6 6-6",
  "chevron-left": "M14.5 6l-6 6 6 6",
  "chevron-right": "M9.5 6l6 6-6 6",
  picture:
    "M3.5 5h17v14h-17zM4 17l5-5 4 4 3-2.5 4 3.5M15.5 10a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z",
  keyboard: "M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8",
  lock: "M5.5 11h13v9.5h-13zM8 11V7.5a4 4 0 0 1 8 0V11",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
} as const;

export type IconName = keyof typeof drawings;

export const serviceIcons: Record<string, IconName> = {
  "icu-air-ambulance": "plane",
  "doctor-appointment": "stethoscope",
  "visa-and-tickets": "passport",
  "bed-to-bed-transfer": "bed",
  "medical-escort": "escort",
  "report-translation": "document",
  "hotel-booking": "hotel",
  "round-the-clock-help": "clock",
};

interface IconProps {
  name: IconName;
  size?: number;
}

/** Always decorative: a text is beside it or visually hidden. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** For icons used many times on a page; needs `IconDrawings` on the same page. */
export function RepeatedIcon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The drawings that `RepeatedIcon` refers to. */
export function IconDrawings({ names }: { names: readonly IconName[] }) {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      <defs>
        {names.map((name) => (
          <path key={name} id={`icon-${name}`} d={drawings[name]} />
        ))}
      </defs>
    </svg>
  );
}
