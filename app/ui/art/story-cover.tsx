import type { ReactNode } from "react";
import { Plane } from "./bridge-scene";
import { sum } from "./cover-parts";

const scenes: Record<string, ReactNode> = {
  // the bridge, and home on both sides of it
  "patient-journeys": (
    <>
      <path fill="var(--near)" d="M28 128V96l22-18 22 18v32zM250 128V72h46v56z" />
      <path fill="var(--teal)" d="M270 84h6v7h7v6h-7v7h-6v-7h-7v-6h7z" />
      <g fill="none" stroke="var(--teal)" strokeLinecap="round">
        <path strokeWidth="2" d="M110 128v-32M140 128V68M170 128V52" />
        <path strokeWidth="5" d="M76 126c50-4 50-80 116-82" />
        <path strokeWidth="3" strokeDasharray="0 9" d="M204 44q34 2 60 26" />
      </g>
    </>
  ),
  // a ward's door stands open
  "hospital-tours": (
    <>
      <path fill="var(--near)" d="M60 128V44h200v84z" />
      <path
        fill="var(--sky)"
        d="M78 62h22v18H78zM112 62h22v18h-22zM186 62h22v18h-22zM220 62h22v18h-22zM78 94h22v18H78zM220 94h22v18h-22z"
      />
      <path fill="var(--teal)" d="M136 128V92h48v36z" />
      <path fill="var(--far)" d="M142 128V98h36v30z" />
      <path fill="var(--teal)" d="M156 54h8v8h8v8h-8v8h-8v-8h-8v-8h8z" />
    </>
  ),
  // one lit window at night: somebody answers
  "behind-the-scenes": (
    <>
      <path fill="var(--near)" d="M40 128V52h70v76zM120 128V28h80v100zM210 128V66h70v62z" />
      <path
        fill="var(--sky)"
        d="M54 66h16v16H54zM80 66h16v16H80zM134 42h20v18h-20zM166 42h20v18h-20zM224 80h16v16h-16zM250 80h16v16h-16z"
      />
      <path fill="var(--marigold)" d="M134 74h52v34h-52z" />
      <path fill="var(--teal)" d="M148 108q0-14 12-14t12 14z" />
      <circle cx="160" cy="86" r="7" fill="var(--teal)" />
    </>
  ),
  // a suitcase, and the way before it
  "travel-tips": (
    <>
      <path
        fill="none"
        stroke="var(--teal)"
        strokeWidth="3"
        strokeDasharray="0 9"
        strokeLinecap="round"
        d="M150 84Q200 20 262 38"
      />
      <g transform="translate(284 42) rotate(8) scale(.8)">
        <Plane />
      </g>
      <path fill="none" stroke="var(--teal)" strokeWidth="5" d="M88 70V56h34v14" />
      <path fill="var(--near)" d="M58 70h94v58H58z" />
      <path stroke="var(--sky)" strokeWidth="4" d="M78 70v58M132 70v58" />
    </>
  ),
};

/** What stands far behind: a low sun, hills, towers, or nothing. */
const distances = [
  "M190 128a60 60 0 1 1 120 0z",
  "M0 128v-26q46-50 104-14 40-54 98-16 50-46 118 4v52z",
  "M6 128V70h22v58zM34 128V46h16v82zM206 128V34h20v94zM232 128V58h14v70zM286 128V44h26v84z",
  null,
];

/**
 * The cover of a blog post, by its category. Decorative.
 *
 * @param of what tells it from the others of its category, e.g. its slug
 */
export function StoryCover({ category, of = "" }: { category: string; of?: string }) {
  const distance = of ? distances[(sum(of) + of.length) % distances.length] : null;
  return (
    <svg viewBox="0 0 320 140" aria-hidden="true">
      <path fill="var(--sky)" d="M0 0h320v140H0z" />
      {distance ? <path fill="var(--far)" d={distance} /> : null}
      {scenes[category] ?? scenes["patient-journeys"]}
      <path stroke="var(--teal)" strokeWidth="3" d="M0 129.5h320" />
    </svg>
  );
}
