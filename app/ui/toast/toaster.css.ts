import { globalStyle } from "@vanilla-extract/css";
import { color, radius } from "../theme/theme.css";

// fills sonner's variables from the theme; the class outweighs its stylesheet in any order
globalStyle('[data-sonner-toaster][data-sonner-theme="light"].setu-toasts', {
  vars: {
    "--normal-bg": color.raised,
    "--normal-border": color.edge,
    "--normal-text": color.ink,
    "--border-radius": radius.large,
  },
  fontFamily: "inherit",
});
// toasts are not printed
globalStyle("[data-sonner-toaster].setu-toasts", { "@media": { print: { display: "none" } } });
globalStyle(".setu-toasts [data-sonner-toast] [data-title]", {
  fontSize: "1rem",
  fontWeight: 400,
  lineHeight: 1.5,
});
globalStyle('.setu-toasts [data-sonner-toast][data-type="success"] [data-icon]', {
  color: color.leaf,
});
globalStyle('.setu-toasts [data-sonner-toast][data-type="error"] [data-icon]', {
  color: color.red,
});
// on a phone the button is below the text, which keeps its width
globalStyle(".setu-toasts [data-sonner-toast]", { flexWrap: "wrap" });
globalStyle(".setu-toasts [data-sonner-toast] [data-content]", { flex: "1 1 11rem" });
// finger-sized area around the small cross
globalStyle(".setu-toasts [data-close-button]::before", {
  content: "",
  position: "absolute",
  inset: "-12px",
});
