import { describe, expect, it } from "vitest";
import { videoOf } from "./video";

const youTube = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

describe("videoOf", () => {
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youTube],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL1", youTube],
    [" http://youtube.com/watch?v=dQw4w9WgXcQ ", youTube],
    ["https://m.youtube.com/watch?v=dQw4w9WgXcQ", youTube],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", youTube],
    ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youTube],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", youTube],
    ["HTTPS://WWW.YOUTUBE.COM/live/dQw4w9WgXcQ", youTube],
    ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
    ["https://vimeo.com/76979871/0a1b2c3d4e", "https://vimeo.com/76979871/0a1b2c3d4e"],
    [
      "https://www.facebook.com/watch/?v=1234567890",
      "https://www.facebook.com/watch/?v=1234567890",
    ],
    [
      "https://m.facebook.com/watch?v=1234567890&ref=x",
      "https://www.facebook.com/watch/?v=1234567890",
    ],
    [
      "https://www.facebook.com/SomeHospital/videos/1234567890/",
      "https://www.facebook.com/watch/?v=1234567890",
    ],
    [
      "https://facebook.com/p/videos/a-journey/1234567890",
      "https://www.facebook.com/watch/?v=1234567890",
    ],
    ["https://www.facebook.com/reel/1234567890?s=1", "https://www.facebook.com/reel/1234567890"],
    ["https://fb.watch/aB3_x-9Kl/", "https://fb.watch/aB3_x-9Kl/"],
    [
      "https://www.facebook.com/share/v/1AbCdEfGhI/?mibextid=x",
      "https://www.facebook.com/share/v/1AbCdEfGhI/",
    ],
    [
      "https://m.facebook.com/story.php?story_fbid=1234567890&id=9876543210&mibextid=x",
      "https://www.facebook.com/permalink.php?story_fbid=1234567890&id=9876543210",
    ],
    [
      "https://mbasic.facebook.com/story.php?story_fbid=1234567890&id=9876543210",
      "https://www.facebook.com/permalink.php?story_fbid=1234567890&id=9876543210",
    ],
    [
      "https://www.facebook.com/permalink.php?story_fbid=pfbid02AbCdEfGh&id=9876543210",
      "https://www.facebook.com/permalink.php?story_fbid=pfbid02AbCdEfGh&id=9876543210",
    ],
  ])("accepts %s", (address, href) => {
    expect(videoOf(address)?.href).toBe(href);
  });

  it.each([
    null,
    undefined,
    "",
    "dQw4w9WgXcQ",
    "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ",
    "data:text/html,https://youtu.be/dQw4w9WgXcQ",
    "https://evil.example/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://me:secret@youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com:8443/watch?v=dQw4w9WgXcQ",
    "https://youtube.com./watch?v=dQw4w9WgXcQ",
    "//youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/redirect?q=https://evil.example",
    "https://www.youtube.com/watch",
    'https://youtu.be/dQw4w9WgXc"',
    "https://youtu.be/a/dQw4w9WgXcQ",
    "https://vimeo.com/channels/staffpicks/76979871",
    "https://vimeo.com/76979871/<script>",
    "ftp://vimeo.com/76979871",
    "https://www.facebook.com/SomeHospital",
    "https://www.facebook.com/watch/",
    "https://www.facebook.com/l.php?u=https://evil.example",
    "https://m.facebook.com/story.php?story_fbid=1234567890",
    "https://m.facebook.com/story.php?story_fbid=<b>&id=9876543210",
    "https://www.facebook.com/share/p/1AbCdEfGhI/",
    "https://www.facebook.com/a/videos/b/c/1234567890",
    "https://facebook.com.evil.example/watch/?v=1234567890",
    "https://fb.watch/<script>/",
    "https://fb.watch/a/bcdefgh",
  ])("finds no video at %j", (address) => {
    expect(videoOf(address)).toBeNull();
  });
});
