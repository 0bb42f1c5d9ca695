import { useLoaderData } from "@remix-run/react";
import { blocks, title } from "../content.json";

export const meta = () => [{ title }];

export function loader() {
  return { blocks };
}

/** Every heading, paragraph and link of the page that is measured beside it. */
export default function Index() {
  const { blocks } = useLoaderData();
  return (
    <main>
      {blocks.map(({ tag: Tag, text, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move
        <Tag key={index} href={href}>
          {text}
        </Tag>
      ))}
    </main>
  );
}
