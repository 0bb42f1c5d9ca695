/** Words of the script that sends papers in pieces. */
export const paperSending = {
  title: "On the way",
  legible: "A copy that can be read is here. The original follows.",
  sent: "Sent: {{sent}}, of {{all}}",
  waiting: "Waits for its turn.",
  broken: "The line broke. It goes on where it stopped, even if the page is closed.",
  paused: "Paused. It goes on when you say so.",
  arrived: "It has arrived.",
  see: "See it in the list",
  pause: "Pause",
  resume: "Go on",
  drop: "Drop it",
  unfinished:
    "Has not arrived completely. Choose the same file again: it goes on where it stopped.",
  again: "Choose the file again",
  other: "This is another file than the one that began, so it is sent from its beginning.",
  blurred: "The photo is blurred. It can be hard to read.",
  dark: "The photo is dark. It can be hard to read.",
  advice:
    "Take it in more light, with a steady hand and all four corners in it. We take this one too.",
  takeAgain: "Take it again",
  leave: "Leave it",
  problems: {
    tooLarge:
      "The file is too large, so it was not taken. A photo or a PDF may have up to 25 MB. Send a photo of the paper, or fewer pages at a time.",
    closed:
      "Your page was closed meanwhile. Open it again with your link, and choose the file again: what arrived is safe.",
  },
};
