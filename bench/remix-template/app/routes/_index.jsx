import { createElement } from "react";
import { title, tree } from "../content.json";

export const meta = () => [{ title }];

/**
 * The body of the Setu page with which the template is compared, as React elements, as if it were
 * written here in JSX.
 */
export default function Index() {
  return tree.map(toElement);
}

function toElement(node, index) {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { ...attributes, key: index }, ...children.map(toElement));
}
