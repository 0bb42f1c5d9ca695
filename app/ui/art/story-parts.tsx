import { Plane, Trail } from "./bridge-scene";
import { hospitals } from "./cover-parts";

/** A plane above the clouds; with a cross, it is an air ambulance. */
export function Flight({ hasCross }: { hasCross: boolean }) {
  return (
    <>
      <path
        fill="var(--pale)"
        d="M26 123q0-14 16-14 4-16 24-14 16 2 18 16 14 0 14 12zM206 62q0-10 12-11 4-12 18-10 12 2 13 12 11 0 11 9z"
      />
      <Trail d="M26 86Q70 84 104 78" />
      <g transform="translate(170 68) rotate(-10) scale(2)">
        <Plane />
        {hasCross ? <path stroke="var(--deep)" strokeWidth="2.5" d="M2 0h10M7-5v10" /> : null}
      </g>
    </>
  );
}

/** One of the four hospitals, with dark windows and a cross on its wall. */
export function Hospital({ shape }: { shape: number }) {
  const building = hospitals[shape];
  if (!building) return null;
  const { walls, roof, cross, windows } = building;
  return (
    <>
      <path fill="var(--pale)" d={walls} />
      <path stroke="var(--near)" strokeWidth="8" strokeDasharray={windows[1]} d={windows[0]} />
      <path fill="var(--teal)" d={roof} />
      <path stroke="var(--deep)" strokeWidth="6" d={`M${cross[0] - 8} ${cross[1]}h16m-8-8v16`} />
    </>
  );
}
