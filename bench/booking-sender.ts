import { randomInt, randomUUID } from "node:crypto";
import { type Send, sender } from "./measure";
import { openForm } from "./open-form";

/** Sends one booking a call, each for another family, with one form opened beforehand. */
export async function bookingSender(origin: string): Promise<Send> {
  const form = await openForm(`${origin}/booking`);
  return sender(`${origin}/booking`, {
    headers: { Cookie: form.cookies },
    form: () =>
      new URLSearchParams({
        ...form.values,
        submissionKey: randomUUID(),
        fullName: "Bench",
        email: `${randomUUID()}@setu.example`,
        phoneNumber: `017${String(randomInt(1e8)).padStart(8, "0")}`,
      }),
  });
}
