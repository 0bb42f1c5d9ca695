import type { ReactNode } from "react";
import { People, Plane, Trail } from "./bridge-scene";
import { foregrounds } from "./cover-parts";
import { Hospital } from "./story-parts";

/** Cover drawings by category. 320 × 140, ground at 128. */
export const stories: Record<string, readonly ReactNode[]> = {
  "patient-journeys": [
    // the bridge with a home at each end
    <>
      <path fill="var(--near)" d="M28 128V96l22-18 22 18v32zM250 128V72h46v56z" />
      <path fill="var(--teal)" d="M270 84h6v7h7v6h-7v7h-6v-7h-7v-6h7z" />
      <g fill="none" stroke="var(--teal)" strokeLinecap="round">
        <path strokeWidth="2" d="M110 128v-21M140 128V68M170 128V52" />
        <path strokeWidth="5" d="M76 126c50-4 50-80 116-82" />
        <path strokeWidth="3" strokeDasharray="0 9" d="M204 44q34 2 60 26" />
      </g>
    </>,
    // a daughter, her father and a son set out below the arch
    <>
      <path
        fill="none"
        stroke="var(--near)"
        strokeWidth="2"
        d="M70 128V91M110 128V70M210 128V70M250 128V91"
      />
      <path
        fill="none"
        stroke="var(--teal)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M30 126Q160-10 290 126"
      />
      <g transform="translate(115 128) scale(1.05)">
        <People />
      </g>
    </>,
    // the plane brings them home
    <>
      <path fill="var(--near)" d="M176 128V82l50-34 50 34v46zM24 128v-34h44v34z" />
      <path fill="var(--marigold)" d="M206 128V94h26v34zM246 94h16v16h-16z" />
      <path
        fill="none"
        stroke="var(--teal)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M168 86l58-40 58 40"
      />
      <Trail d="M46 90Q40 40 74 34" />
      <g transform="translate(106 36) rotate(14)">
        <Plane />
      </g>
    </>,
  ],
  "hospital-tours": [
    // the open door of a ward
    <>
      <path fill="var(--near)" d="M60 128V44h200v84z" />
      <path
        fill="var(--sky)"
        d="M78 62h22v18H78zM112 62h22v18h-22zM186 62h22v18h-22zM220 62h22v18h-22zM78 94h22v18H78zM220 94h22v18h-22z"
      />
      <path fill="var(--teal)" d="M136 128V92h48v36z" />
      <path fill="var(--far)" d="M142 128V98h36v30z" />
      <path fill="var(--teal)" d="M156 54h8v8h8v8h-8v8h-8v-8h-8v-8h8z" />
    </>,
    // a hospital of another shape, and an ambulance
    <>
      <g transform="translate(70 128) scale(1.1)">
        <Hospital shape={3} />
      </g>
      <g transform="translate(240 128) scale(1.1)">{foregrounds[2]}</g>
    </>,
    // a patient's room, with its wall in front of the town
    <>
      <path fill="var(--sky)" d="M0 0h320v128H0z" />
      <path fill="var(--near)" d="M36 26h88v56H36zM180 92h104v14H180z" />
      <path fill="var(--far)" d="M42 32h36v44H42zM84 32h34v44H84z" />
      <path fill="var(--teal)" d="M172 70h8v58h-8zM282 84h8v44h-8zM204 82h78v14h-78z" />
      <path fill="var(--pale)" d="M182 80h24v12h-24z" />
      <path fill="none" stroke="var(--near)" strokeWidth="4" d="M154 128V34h14v10" />
      <path fill="var(--marigold)" d="M161 44h14v20h-14zM88 92h28v18h10v18h-6v-10H94v10h-6z" />
    </>,
  ],
  "behind-the-scenes": [
    // one lit window at night, where somebody answers
    <>
      <path fill="var(--near)" d="M40 128V52h70v76zM120 128V28h80v100zM210 128V66h70v62z" />
      <path
        fill="var(--sky)"
        d="M54 66h16v16H54zM80 66h16v16H80zM134 42h20v18h-20zM166 42h20v18h-20zM224 80h16v16h-16zM250 80h16v16h-16z"
      />
      <path fill="var(--marigold)" d="M134 74h52v34h-52z" />
      <path fill="var(--deep)" d="M148 108q0-14 12-14t12 14z" />
      <circle cx="160" cy="86" r="7" fill="var(--deep)" />
    </>,
    // the clock of our reply promise
    <>
      <path
        fill="var(--near)"
        d="M40 100h240v10H40zM58 110h10v18H58zM252 110h10v18h-10zM76 76h52v24H76z"
      />
      <circle cx="188" cy="56" r="36" fill="var(--pale)" stroke="var(--teal)" strokeWidth="6" />
      <path
        fill="none"
        stroke="var(--deep)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M188 34v22l16 10"
      />
      <path fill="var(--marigold)" d="M80 72q0-10 22-10t22 10v8h-12v-6H92v6H80z" />
      <circle cx="102" cy="88" r="7" fill="var(--sky)" />
    </>,
    // papers being sorted
    <>
      <path fill="var(--near)" d="M66 128V44h34l8 10h58v74z" />
      <path fill="var(--pale)" d="M80 128V62h72v66zM190 128V34h66v94z" />
      <path
        stroke="var(--near)"
        strokeWidth="4"
        d="M90 76h52M90 88h38M90 100h46M90 112h30M200 78h46M200 90h34M200 102h42M200 114h28"
      />
      <path fill="var(--deep)" d="M219 44h8v8h8v8h-8v8h-8v-8h-8v-8h8z" />
      <path
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M138 70V50a7 7 0 0 1 14 0v22"
      />
    </>,
  ],
  "travel-tips": [
    // a suitcase, and a plane that flies off
    <>
      <Trail d="M150 84Q200 20 262 38" />
      <g transform="translate(284 42) rotate(8) scale(.8)">
        <Plane />
      </g>
      <path fill="none" stroke="var(--teal)" strokeWidth="5" d="M88 70V56h34v14" />
      <path fill="var(--near)" d="M58 70h94v58H58z" />
      <path stroke="var(--sky)" strokeWidth="4" d="M78 70v58M132 70v58" />
    </>,
    // a passport with a ticket in it
    <>
      <path fill="var(--pale)" d="M120 44l104-18 8 46-104 18z" />
      <path stroke="var(--near)" strokeWidth="4" d="M176 50l40-7M178 62l30-5" />
      <path fill="var(--teal)" d="M76 38h72q6 0 6 6v84H76z" />
      <circle cx="115" cy="74" r="17" fill="none" stroke="var(--onteal)" strokeWidth="3" />
      <path
        fill="none"
        stroke="var(--onteal)"
        strokeWidth="3"
        d="M98 74h34M115 57q-14 17 0 34 14-17 0-34M98 108h34"
      />
      <g transform="translate(250 96) rotate(-20) scale(.8)">
        <Plane />
      </g>
    </>,
    // a signpost
    <>
      <path fill="var(--near)" d="M156 22h8v106h-8z" />
      <path fill="var(--teal)" d="M104 34h110l18 15-18 15H104z" />
      <path fill="var(--marigold)" d="M206 72h-96l-18 14 18 14h96z" />
      <path stroke="var(--onteal)" strokeWidth="5" d="M120 49h16M128 41v16M146 49h54" />
      <path fill="none" stroke="var(--near)" strokeWidth="5" d="M247 92V80h22v12" />
      <path fill="var(--near)" d="M232 92h52v36h-52z" />
    </>,
  ],
};
