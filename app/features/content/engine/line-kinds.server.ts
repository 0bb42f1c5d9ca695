import { type ZodType, z } from "zod";
import {
  key as errorKey,
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredEmail,
  requiredLine,
  requiredPhone,
  webAddress,
  withScheme,
} from "~/features/forms/fields.server";
import type { editing } from "~/locales/en/editing";
import { formatAsOf } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { readDay, readDayOrMonth } from "~/locales/typed-day";
import { readTime } from "~/locales/typed-time";
import { formatPhone } from "~/server/phone.server";
import type { ValidationKey } from "~/server/returned-form.server";
import type { Values } from "./area.server";
import type { FactField } from "./fields";
import { slugOf } from "./slugs.server";
import { videoOf } from "./video";

/** A form control as data; `desk/controls.tsx` renders it. */
export type Control = { label: string; hint?: string } & (
  | { control: "area"; name: string }
  | { control: "input"; name: string; type?: "date" | "time" | "url" | "tel" | "email" }
  | { control: "tick"; name: string }
  | { control: "select"; name: string; options: { value: string; label: string }[] }
  | { control: "list"; name: string; options: { value: string; label: string }[] }
  | { control: "ranges"; name: string; rows: RangeRow[]; currencies: string[]; text: RangeText }
  | { control: "ticks"; name: string; options: { name: string; label: string }[] }
);

interface RangeRow {
  label: string;
  /** The names of the row's three inputs. */
  fields: { from: string; to: string; currency: string };
}
type RangeText = (typeof editing)["ranges"];

type ControlCaption = { label: string; hint?: string };

export interface Kind<Field> {
  /** Schemas of the form controls, by control name. */
  shape: (name: string, field: Field) => Record<string, ZodType>;
  /** Computes the value to store from the values of the controls. */
  read: (name: string, field: Field, typed: Readonly<Record<string, unknown>>) => string;
  /** Computes the values of the controls from a stored value. */
  controlValues: (name: string, field: Field, value: string) => Values;
  /** The display text of a stored value. */
  displayText: (field: Field, value: string, language: Language) => string;
  control: (name: string, field: Field, caption: ControlCaption, language: Language) => Control;
}

/** A kind with a single control, whose value is stored unchanged. */
export function single<Field extends FactField>(
  schema: (field: Field) => ZodType,
  control: "input" | "area",
): Kind<Field> {
  return {
    shape: (name, field) => ({ [name]: schema(field) }),
    read: (name, _, typed) => String(typed[name] ?? ""),
    controlValues: (name, _, value) => ({ [name]: value }),
    displayText: (_, value) => value,
    control: (name, _, caption) => ({ ...caption, control, name }),
  };
}

export type FieldOf<Name extends FactField["kind"]> = Extract<FactField, { kind: Name }>;

/** Schema of a one-line input with its own parser. @param read returns null for invalid text */
function readLine<Field extends FactField>(
  max: number,
  read: (typed: string, field: Field) => string | null,
  invalid: (field: Field) => ValidationKey,
) {
  return (field: Field) => {
    const line = field.required ? requiredLine(field.required, max) : optionalLine(max);
    return line.transform((typed, context) => {
      const value = typed === "" ? "" : read(typed, field);
      if (value !== null) return value;
      context.addIssue({ code: "custom", message: errorKey(invalid(field)) });
      return z.NEVER;
    });
  };
}

export const day: Kind<FieldOf<"day">> = {
  ...single<FieldOf<"day">>(
    readLine(
      40,
      (typed, { month }) => (month ? readDayOrMonth(typed) : readDay(typed)),
      ({ month }) => (month ? "asOfInvalid" : "dateInvalid"),
    ),
    "input",
  ),
  displayText: (_, value, language) => (value ? formatAsOf(value, language) : ""),
  // a month needs a text input, because a date picker cannot choose one
  control: (name, { month }, caption) => ({
    ...caption,
    control: "input",
    name,
    type: month ? undefined : "date",
  }),
};

export const time: Kind<FieldOf<"time">> = {
  ...single<FieldOf<"time">>(
    readLine(20, readTime, () => "timeInvalid"),
    "input",
  ),
  control: (name, _, caption) => ({ ...caption, control: "input", name, type: "time" }),
};

export const link: Kind<FieldOf<"link">> = {
  ...single<FieldOf<"link">>(({ page }) => (page ? pageAddress(page) : webAddress()), "input"),
  control: urlControl,
};

/** Schema of an HTTPS page address; adds `https://` if it is missing. */
function pageAddress({ hosts, error }: NonNullable<FieldOf<"link">["page"]>) {
  return optionalLine(500).transform((typed, context) => {
    if (typed === "") return "";
    const url = URL.parse(withScheme(typed));
    if (url && isPageUrl(url) && isOnHost(url, hosts)) return url.href;
    context.addIssue({ code: "custom", message: errorKey(error) });
    return z.NEVER;
  });
}

function isPageUrl({ protocol, username, port, pathname, search, hash }: URL): boolean {
  const isSafe = protocol === "https:" && username === "" && port === "";
  return isSafe && (pathname + search + hash).length > 1;
}

function isOnHost({ hostname }: URL, hosts: readonly string[] | undefined): boolean {
  if (!hosts) return hostname.includes(".");
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

export const phone: Kind<FieldOf<"phone">> = {
  ...single<FieldOf<"phone">>(
    ({ required }) =>
      required ? requiredPhone() : optionalPhone().transform((number) => number ?? ""),
    "input",
  ),
  controlValues: (name, _, value) => ({ [name]: value && formatPhone(value) }),
  displayText: (_, value) => value && formatPhone(value),
  control: (name, _, caption) => ({ ...caption, control: "input", name, type: "tel" }),
};

export const email: Kind<FieldOf<"email">> = {
  ...single<FieldOf<"email">>(
    ({ required }) => (required ? requiredEmail(required) : optionalEmail()),
    "input",
  ),
  control: (name, _, caption) => ({ ...caption, control: "input", name, type: "email" }),
};

export const video: Kind<FieldOf<"video">> = {
  ...single<FieldOf<"video">>(
    readLine(
      500,
      (typed) => videoOf(typed)?.href ?? null,
      () => "videoUnknown",
    ),
    "input",
  ),
  control: urlControl,
};

export const slug: Kind<FieldOf<"slug">> = {
  ...single<FieldOf<"slug">>(
    readLine(
      500,
      (typed) => slugOf(typed) || null,
      () => "slugLetters",
    ),
    "input",
  ),
  control: urlControl,
};

function urlControl(name: string, _: FactField, caption: ControlCaption): Control {
  return { ...caption, control: "input", name, type: "url" };
}
