/** State of the backups, for coordinators. */
export const backups = {
  off: "If this machine is lost, so is everything on it. Whoever runs the site finds the few steps in docs/backups.md.",
  none: {
    title: "The first backup is on its way",
    text: "It is made within minutes of the start. If this is still here in half an hour, tell whoever runs the site.",
  },
  failed: "The last backup failed",
  old: "The newest backup is more than two hours old",
  newest: "Newest good backup (Bangladesh time)",
  newestAt: "Newest good backup: {{time}} (Bangladesh time).",
  noneYet: "There is no good backup yet.",
  why: "What is wrong",
  problems: {
    source: "The database or the uploaded files could not be read, or the disk is full.",
    target: "The place for backups could not be written, read or tidied.",
    check: "The backup was read back and was not what it should be.",
    "cut-off": "It was cut off before its end.",
    none: "No backup has been made for a while.",
  },
  whoHelps:
    "The site works on as before. Please tell whoever runs it today: docs/operations.md says what to do.",
  mail: {
    subject: "Backups need attention",
    heading: "There is no fresh backup",
    text: "The site makes a backup every hour. At the moment that does not work.",
    link: "See how it stands",
    once: "This email comes once. The overview of the dashboard shows how it stands until a backup is good again.",
  },
};
