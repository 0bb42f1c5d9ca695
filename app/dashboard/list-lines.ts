/** Name of all list buttons. */
export const LIST_BUTTON = "list";

export function lineField(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Hidden field with the line's index when the page was opened; empty for a new line. */
export function originField(list: string, index: number): string {
  return `${lineField(list, index)}-was`;
}

/** Name of the field for the option to add. */
export function addedField(list: string): string {
  return `${list}-added`;
}

export type LineStep = "up" | "down" | "remove";

/** Value of a button that changes a line. */
export function lineButton(step: LineStep, list: string, index: number): string {
  return `${step} ${list} ${index}`;
}
export function addButton(list: string): string {
  return `add ${list}`;
}

export function lineButtonId(step: LineStep, list: string, index: number): string {
  return `${lineField(list, index)}-${step}`;
}
export function addButtonId(list: string): string {
  return `${list}-add`;
}

interface Line {
  text: string;
  origin: string;
}

/** The lines in a form's values, including empty lines; line breaks become spaces. */
export function linesIn(values: Readonly<Record<string, string>>, list: string): Line[] {
  const lines: Line[] = [];
  for (let index = 0; values[lineField(list, index)] !== undefined; index += 1) {
    lines.push({
      text: (values[lineField(list, index)] ?? "").replace(/[\r\n]+/g, " "),
      origin: values[originField(list, index)] ?? "",
    });
  }
  return lines;
}

/**
 * Applies the pressed list button to a form's values.
 *
 * @param lists the form's lists; `hasOptions`: lines are distinct options
 * @returns null if no list button was pressed
 */
export function applyListButton(
  fields: FormData,
  lists: Readonly<Record<string, { max: number; hasOptions?: boolean }>>,
): { values: Record<string, string>; focus: string } | null {
  const buttonValue = fields.get(LIST_BUTTON);
  if (typeof buttonValue !== "string") return null;
  const [step = "", list = "", position = ""] = buttonValue.split(" ");
  const rule = Object.hasOwn(lists, list) ? lists[list] : undefined;
  if (!rule) return null;
  const values: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === "string") values[name] = value;
  const lines = linesIn(values, list);
  const index = Number(position);
  let focus = addButtonId(list);
  if (step === "add") {
    const text = rule.hasOptions ? (values[addedField(list)] ?? "") : "";
    const isNew = !rule.hasOptions || (text !== "" && !lines.some((line) => line.text === text));
    if (isNew && lines.length < rule.max) {
      lines.push({ text, origin: "" });
      if (!rule.hasOptions) focus = lineField(list, lines.length - 1);
    }
  } else if (lines[index]) {
    focus = changeLine(lines, { step, list, index });
  }
  return { values: withLines(values, list, lines), focus };
}

/** @returns the id of the control to focus */
function changeLine(
  lines: Line[],
  { step, list, index }: { step: string; list: string; index: number },
): string {
  const [line] = lines.splice(index, 1);
  if (!line) return addButtonId(list);
  if (step === "remove") {
    const next = Math.min(index, lines.length - 1);
    return next < 0 ? addButtonId(list) : lineButtonId("remove", list, next);
  }
  const to = Math.min(Math.max(step === "up" ? index - 1 : index + 1, 0), lines.length);
  lines.splice(to, 0, line);
  // the first line has no up button, the last line no down button
  if (to === 0) return lineButtonId("down", list, to);
  if (to === lines.length - 1) return lineButtonId("up", list, to);
  return lineButtonId(step === "up" ? "up" : "down", list, to);
}

function withLines(
  values: Readonly<Record<string, string>>,
  list: string,
  lines: readonly Line[],
): Record<string, string> {
  const otherFields = Object.entries(values).filter(([name]) => !isFieldOfList(list, name));
  const lineFields = lines.flatMap(({ text, origin }, index) => [
    [lineField(list, index), text],
    [originField(list, index), origin],
  ]);
  return Object.fromEntries([...otherFields, ...lineFields]);
}

function isFieldOfList(list: string, name: string): boolean {
  return name.startsWith(`${list}-`) && /^\d+(-was)?$/.test(name.slice(list.length + 1));
}
