import type { ReactNode } from "react";
import { Plane, Trail } from "./bridge-scene";

/**
 * People, always seen from behind; decorative. Each scene is 436 × 326, except `calling`:
 * 374 × 326, without a background below 256.
 */
const scenes: Record<"leaving" | "arriving" | "calling" | "desk", ReactNode> = {
  // a daughter, her father and a nurse before the window of an airport
  leaving: (
    <>
      <path fill="var(--sky)" d="M0 0h436v326H0z" />
      <path
        fill="var(--far)"
        d="M0 326v-72h436v72zM36 204V182h30v22h109v-16h24v16h78v-18h22v18h48v-50h28v50h32v-24h30v50H0v-26z"
        opacity=".8"
      />
      <path fill="var(--near)" d="M0 224h436v26H0z" />
      <path stroke="var(--pale)" strokeWidth="8" d="M145 0v254M291 0v254M0 254h436" />
      <Trail d="M36 212q120-8 158-92" />
      <g transform="translate(222 86) rotate(-36) scale(1.3)">
        <Plane />
      </g>
      <path fill="var(--hair)" d="M100 276h14v30h-14zM120 276h14v30h-14z" />
      <path
        fill="var(--teal)"
        d="M89 208h57l13 64q-42 16-84 0zM296 270h14v36h-14zM315 270h14v36h-14zM180 232h66v50q-33 8-66 0z"
      />
      <path stroke="var(--teal)" strokeWidth="11" strokeLinecap="round" d="M138 206l40 10" />
      <path
        fill="var(--marigold)"
        d="M117 144c16 0 25 12 25 28 0 10-4 16-8 22q16 6 18 26-35 10-70 0 2-20 18-26c-4-6-8-12-8-22 0-16 9-28 25-28z"
      />
      <path
        fill="var(--pale)"
        d="M179 230q2-22 34-22t34 22zM287 192q2-10 26-10t26 10l12 50-8 3-4-12 4 40q-30 8-60 0l4-40-4 13-8-3zM196 182q1-16 17-16t17 16z"
      />
      <path
        fill="var(--hair)"
        d="M197 182h32q2 22-16 22t-16-22zM313 147a15 17 0 1 1 0 34 15 17 0 1 1 0-34zm0-11a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM191 295h6v14h-6zM229 295h6v14h-6z"
      />
      <path
        fill="none"
        stroke="var(--hair)"
        strokeWidth="5"
        d="M178 225v45M248 225v45M174 225h14M238 225h14M172 236a7 36 0 1 0 1 0zM252 236a7 36 0 1 0 1 0z"
      />
      <path fill="var(--teal)" d="M332 241h28v23h-28z" />
      <path stroke="var(--onteal)" strokeWidth="4" d="M339 252h14M346 245v14" />
    </>
  ),
  // mother, child and grandfather before a hospital's open door
  arriving: (
    <>
      <path fill="var(--far)" d="M0 0h436v326H0z" />
      <path fill="var(--sky)" d="M96 0h244l-42 40H138z" />
      <path fill="var(--lit)" d="M140 40h156v210l43 76H97l43-76z" />
      <path fill="var(--near)" d="M22 60l57 16v148l-57 26zM414 60l-57 16v148l57 26z" opacity=".5" />
      <path fill="var(--marigold)" d="M140 74h156v162H140z" opacity=".35" />
      <path fill="none" stroke="var(--near)" strokeWidth="10" d="M143 240V78h150v162M218 78v160" />
      <path fill="var(--teal)" d="M138 40h160v34H138z" />
      <path stroke="var(--onteal)" strokeWidth="8" d="M206 57h24M218 45v24" />
      <path
        fill="var(--hair)"
        d="M145 222h56l12 52q-40 10-80 0zM260 250h14v54h-14zM280 250h14v54h-14z"
      />
      <path
        fill="var(--teal)"
        d="M158 278h12v26h-12zM178 278h12v26h-12zM174 150c16 0 24 12 24 28 0 10-4 18-8 22q16 8 18 24-34 8-68 0 2-16 18-24c-4-4-8-12-8-22 0-16 8-28 24-28zM212 266h10v38h-10zM226 266h10v38h-10z"
      />
      <path
        fill="var(--marigold)"
        d="M212 224h24q6 0 8 8l6 36-8 2-4-16v16h-28v-16l-4 16-8-2 6-36q2-8 8-8z"
      />
      <path fill="var(--hair)" d="M213 212a11 11 0 1 1 22 0 11 11 0 1 1-22 0z" />
      <path fill="var(--quiet)" d="M305 248h5v58h-5z" />
      <path
        fill="var(--pale)"
        d="M277 146c14 0 17 10 16 22l-3 16q14 2 16 18l5 48-9 2-5-40 2 42h-44l2-42-6 36-8-2 5-44q2-16 16-18l-3-16c-1-12 2-22 16-22z"
      />
      <path fill="var(--hair)" d="M261 166h32q2 22-16 22t-16-22z" />
    </>
  ),
  // at night, two coordinators at their desk: one reads papers, one is on the phone
  desk: (
    <>
      <path fill="var(--sky)" d="M0 0h436v326H0z" />
      <path fill="var(--far)" d="M0 288h436v38H0z" />
      <path fill="var(--deep)" stroke="var(--pale)" strokeWidth="8" d="M40 30h356v150H40z" />
      <path
        fill="var(--near)"
        d="M44 176v-36h30v-26h24v26h36v-46h28v46h40v-22h34v22h30v-60h26v40h34v-26h28v82z"
        opacity=".5"
      />
      <circle cx="350" cy="66" r="16" fill="var(--pale)" />
      <path
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="3"
        strokeDasharray="0 9"
        strokeLinecap="round"
        d="M70 120q70-76 176-56"
      />
      <path stroke="var(--pale)" strokeWidth="8" d="M218 30v150" />
      <path fill="var(--near)" d="M14 208h408v14H14zM30 222h10v78H30zM396 222h10v78h-10z" />
      <path fill="var(--teal)" d="M36 142h76v52H36zM68 194h12v14H68z" />
      <path stroke="var(--onteal)" strokeWidth="5" d="M48 158h52M48 170h38M48 182h46" />
      <path
        fill="var(--pale)"
        stroke="var(--near)"
        d="M212 196h42v5h-42zM216 203h42v5h-42zM376 190h26v18h-26z"
      />
      <path
        fill="var(--teal)"
        d="M128 196q36-14 72 0 10 6 11 54H117q1-48 11-54zM368 198h34v10h-34z"
      />
      <path
        fill="var(--marigold)"
        d="M164 116c18 0 28 13 28 32 0 12-5 19-10 25q20 8 24 34-42 12-84 0 4-26 24-34c-5-6-10-13-10-25 0-19 10-32 28-32z"
      />
      <path fill="var(--pale)" d="M264 204q6-18 30-20h28q24 2 30 20l6 46h-100z" />
      <path fill="var(--hair)" d="M308 122a22 26 0 1 1 0 52 22 26 0 1 1 0-52zM299 166h18v22h-18z" />
      <path
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M284 150a24 28 0 0 1 48 0v10"
      />
      <path
        fill="var(--near)"
        d="M118 236h92q10 0 10 10v44H108v-44q0-10 10-10zM262 236h92q10 0 10 10v44H252v-44q0-10 10-10z"
      />
      <path
        fill="var(--hair)"
        d="M160 290h8v18h-8zM136 308h56v6h-56zM304 290h8v18h-8zM280 308h56v6h-56z"
      />
    </>
  ),
  // at night, somebody by a window abroad calls home
  calling: (
    <>
      <path fill="var(--pale)" d="M0 0h374v256H0z" />
      <path fill="var(--deep)" d="M10 10h172v236H10zM188 10h176v236H188z" />
      <path
        fill="var(--near)"
        d="M10 246v-58h28v-40h26v40h22v-68h34v48h22v-14h20v92zM188 246v-62h34v-52h28v-14h26V94h46v152zM322 176h22v-30h20v100h-42z"
        opacity=".5"
      />
      <circle cx="310" cy="50" r="20" fill="var(--pale)" />
      <path
        fill="none"
        stroke="var(--marigold)"
        strokeWidth="3.5"
        strokeDasharray="0 9"
        strokeLinecap="round"
        d="M158 138c14-96 88-90 116-12"
      />
      <path fill="var(--marigold)" d="M268 138h26v19h-26z" />
      <path fill="var(--near)" d="M82 222h82l14 104H62z" />
      <path
        stroke="var(--near)"
        strokeWidth="18"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M160 222l18-8-22-46"
      />
      <path fill="var(--pale)" d="M150 139l12 3-7 36-12-3z" />
      <path
        fill="var(--marigold)"
        d="M118 132c18 0 29 13 29 33 0 12-5 20-10 26q22 8 26 34-42 12-88 0 4-26 26-34c-7-6-12-14-12-26 0-20 11-33 29-33zM110 224h22q12 50 8 102h-22q4-60-8-102z"
      />
    </>
  ),
};

/** One of the scenes. Only `calling` has no background at the bottom and needs `deep` behind it. */
export function Scene({ name, className }: { name: keyof typeof scenes; className?: string }) {
  const width = name === "calling" ? 374 : 436;
  return (
    <svg className={className} viewBox={`0 0 ${width} 326`} aria-hidden="true">
      {scenes[name]}
    </svg>
  );
}
