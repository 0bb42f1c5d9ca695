import { style } from "@vanilla-extract/css";
import { photo } from "~/ui/theme/theme.css";

export const image = style(photo);
