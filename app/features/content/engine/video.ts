/** A video on a supported host, with its canonical URL. */
export interface Video {
  host: "YouTube" | "Vimeo" | "Facebook";
  href: string;
}

const youTubeHosts = ["youtube.com", "www.youtube.com", "m.youtube.com"];
const vimeoHosts = ["vimeo.com", "www.vimeo.com"];
const facebookHosts = ["", "www.", "m.", "mbasic.", "touch.", "web."].map(
  (part) => `${part}facebook.com`,
);
const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * Parses a video's URL; null if it is not supported. The link is rebuilt from the video's id, so that no other
 * input reaches a page.
 */
export function videoOf(address: string | null | undefined): Video | null {
  const trimmed = address?.trim() ?? "";
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const isPlain = url.port === "" && url.username === "" && url.password === "";
  if (!isPlain || !["https:", "http:"].includes(url.protocol)) return null;
  const parts = url.pathname.split("/").filter(Boolean);
  if (url.hostname === "youtu.be") return youTube(parts.length === 1 ? parts[0] : undefined);
  if (youTubeHosts.includes(url.hostname)) return youTube(youTubeId(parts, url.searchParams));
  if (vimeoHosts.includes(url.hostname)) return vimeo(parts);
  if (url.hostname === "fb.watch") return facebook(parts.length === 1 ? ["watch", ...parts] : []);
  if (facebookHosts.includes(url.hostname)) return facebook(facebookPath(parts, url.searchParams));
  return null;
}

function youTubeId(parts: string[], query: URLSearchParams): string | undefined {
  const [kind, id] = parts;
  if (kind === "watch" && parts.length === 1) return query.get("v") ?? undefined;
  return parts.length === 2 && ["shorts", "live", "embed"].includes(kind ?? "") ? id : undefined;
}

function youTube(id: string | undefined): Video | null {
  if (!id || !YOUTUBE_ID.test(id)) return null;
  return { host: "YouTube", href: `https://www.youtube.com/watch?v=${id}` };
}

/** Parses a Vimeo path. Links to unlisted videos contain a second part, the hash. */
function vimeo(parts: string[]): Video | null {
  const [id = "", hash = "0", ...rest] = parts;
  if (rest.length > 0 || !/^\d{1,12}$/.test(id) || !/^[0-9a-f]{1,32}$/.test(hash)) return null;
  return { host: "Vimeo", href: `https://vimeo.com/${parts.join("/")}` };
}

/** Reads a Facebook URL: its kind, the id or share code of the video or post, and the page id of a post. */
function facebookPath(parts: string[], query: URLSearchParams): string[] {
  const [first = "", second = "", third = ""] = parts;
  if (["watch", "video.php"].includes(first) && parts.length === 1) {
    return ["id", query.get("v") ?? ""];
  }
  // a post that contains the video, as the app and the mobile site share it
  if (["story.php", "permalink.php"].includes(first) && parts.length === 1) {
    return ["post", query.get("story_fbid") ?? "", query.get("id") ?? ""];
  }
  if (first === "reel" && parts.length === 2) return ["reel", second];
  if (first === "share" && parts.length === 3) return [`share/${second}`, third];
  const isPageVideo = second === "videos" && (parts.length === 3 || parts.length === 4);
  return isPageVideo ? ["id", parts.at(-1) ?? ""] : [];
}

function facebook([kind, id = "", page = ""]: string[]): Video | null {
  const isNumber = /^\d{5,20}$/.test(id);
  const isCode = /^[\w-]{5,32}$/.test(id);
  const videoAt = (href: string): Video => ({ host: "Facebook", href });
  if (kind === "id" && isNumber) return videoAt(`https://www.facebook.com/watch/?v=${id}`);
  if (kind === "post" && /^(?:\d{5,20}|pfbid\w{5,100})$/.test(id) && /^\d{5,20}$/.test(page)) {
    return videoAt(`https://www.facebook.com/permalink.php?story_fbid=${id}&id=${page}`);
  }
  if (kind === "reel" && isNumber) return videoAt(`https://www.facebook.com/reel/${id}`);
  if (kind === "watch" && isCode) return videoAt(`https://fb.watch/${id}/`);
  if (/^share\/[vr]$/.test(kind ?? "") && isCode) {
    return videoAt(`https://www.facebook.com/${kind}/${id}/`);
  }
  return null;
}
