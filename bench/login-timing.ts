import { median, requestsPerSecond, sender } from "./measure";
import { openForm } from "./open-form";
import type { Table } from "./report";
import { startSiteProcess } from "./site-process";

const ROUNDS = 25;

/** Log-in times for an address that has an account, and for one that has none. */
export async function loginTiming(): Promise<Table> {
  const { origin, dataDir, stop } = await startSiteProcess();
  try {
    const known = "known@setu.example";
    const register = await openForm(`${origin}/register`);
    const password = "a bridge at night";
    const registrationsPerSecond = await requestsPerSecond(
      sender(`${origin}/register`, {
        headers: { Cookie: register.cookies },
        form: () =>
          new URLSearchParams({
            ...register.values,
            email: known,
            password,
            confirmPassword: password,
          }),
      }),
      1,
      303,
    );
    if (!(registrationsPerSecond > 0)) throw new Error(`no account in ${dataDir}`);
    const form = await openForm(`${origin}/login`);
    const failedLoginMs = async (email: string) => {
      const send = sender(`${origin}/login`, {
        headers: { Cookie: form.cookies },
        form: () => new URLSearchParams({ ...form.values, email, password: "not the password" }),
      });
      return 1000 / (await requestsPerSecond(send, 1, 400));
    };
    const ratios: number[] = [];
    const noise: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const knownMs = await failedLoginMs(known);
      const unknownMs = await failedLoginMs(`unknown-${round}@setu.example`);
      const knownAgainMs = await failedLoginMs(known);
      ratios.push(unknownMs / ((knownMs + knownAgainMs) / 2));
      noise.push(knownAgainMs / knownMs);
    }
    return {
      title: "Time of a failed login",
      columns: ["", "ratio"],
      rows: [
        ["unknown address : known address", median(ratios).toFixed(3)],
        ["known : known (the noise)", median(noise).toFixed(3)],
      ],
    };
  } finally {
    await stop();
  }
}
