export interface Coordinates {
  latitude: number;
  longitude: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;

/** Patterns of coordinates in map links and in entered text. */
const spellings = [
  // Google Maps: first the place, otherwise the map's centre
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination)=${NUMBER}(?:,|%2C)(?:\\s|\\+|%20)?${NUMBER}`, "i"),
  // OpenStreetMap: first the marker, otherwise the map's centre
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`#map=\\d{1,2}(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^${NUMBER}\\s*[,; ]\\s*${NUMBER}$`),
];

/**
 * Parses coordinates in degrees, or a link to a map.
 *
 * @returns null if there are no coordinates, or if they are out of range or 0, 0
 */
export function readPlace(text: string): Coordinates | null {
  const short = text.trim().slice(0, 2000);
  for (const spelling of spellings) {
    const found = spelling.exec(short);
    if (!found) continue;
    const latitude = Number(found[1]);
    const longitude = Number(found[2]);
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
    return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
  }
  return null;
}

export function placeText({
  latitude,
  longitude,
}: Partial<Record<keyof Coordinates, number | null>>) {
  return latitude == null || longitude == null ? "" : `${latitude}, ${longitude}`;
}
