import { type ClientActionFunctionArgs, redirect } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { decode } from "turbo-stream";
import type { ReturnedForm } from "~/server/returned-form.server";
import { asFormAnswer, type FormAnswer, type Refused } from "./form-answer";

/** Progress of the upload from 0 to 1; null if there is none. */
let progress: number | null = null;
const listeners = new Set<() => void>();

function setProgress(share: number | null): void {
  progress = share;
  for (const listener of listeners) listener();
}

/** Progress of this page's upload from 0 to 1; null if there is none. */
export function useUploadProgress(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => progress,
    () => null,
  );
}

/**
 * `clientAction` for routes with `AppForm clientSide hasFile`. Posts like Remix, but reports progress, which `fetch`
 * does not. If the connection fails, the page stays open with the entered values.
 */
export async function clientAction({ request }: ClientActionFunctionArgs): Promise<FormAnswer> {
  const body = await request.formData();
  const values: Record<string, string> = {};
  for (const [name, value] of body) if (typeof value === "string") values[name] = value;
  try {
    const answer = await post(dataAddress(request.url), body);
    return asFormAnswer(values, await readAnswer(answer));
  } catch (reason) {
    if (reason instanceof Response) throw reason;
    return { values, unsent: reason instanceof ConnectionLost ? "offline" : "failed" };
  } finally {
    setProgress(null);
  }
}

class ConnectionLost extends Error {}

/** The address to which Remix sends data requests ("single fetch"). */
function dataAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname.replace(/\/$/, "")}.data${search}`;
}

function post(address: string, body: FormData): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "arraybuffer";
    request.upload.onprogress = ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new ConnectionLost());
    request.open("POST", address);
    setProgress(0);
    request.send(body);
  });
}

/** Decodes Remix's response, `{ data }` or a redirect. @throws a redirect; an Error if it is neither */
async function readAnswer(answer: XMLHttpRequest): Promise<ReturnedForm | Refused> {
  const stream = new Response(answer.response as ArrayBuffer).body;
  if (!stream) throw new Error("The server's answer is empty");
  const { value } = (await decode(stream)) as { value: Record<string, unknown> };
  if (typeof value.redirect === "string") {
    throw redirect(value.redirect, {
      headers: value.revalidate ? { "X-Remix-Revalidate": "yes" } : {},
    });
  }
  if (!("data" in value)) throw new Error("The server's answer has no data");
  return value.data as ReturnedForm | Refused;
}
