import { createElement } from "react";
import { title, tree } from "../content.json";

export const meta = () => [{ title }];

/**
 * The body of the page that it is compared with, as React elements, as if it were written here in
 * JSX.
 */
export default function Index() {
  return tree.map(drawn);
}

function drawn(node, index) {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { ...attributes, key: index }, ...children.map(drawn));
}
