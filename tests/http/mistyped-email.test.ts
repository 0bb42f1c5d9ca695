import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { PASSWORD } from "../support/accounts";
import { control, errorOf } from "../support/booking-form";
import { family, messageFields } from "../support/family";
import { pressSwitch } from "../support/form-input";
import { phoneOfReader } from "../support/phone";
import { deleteRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await deleteRequests(site.db, { kind: "booking" });
});

const bookings = () => requestsOf(site.db, { kind: "booking" });
const account = { password: PASSWORD, confirmPassword: PASSWORD };

describe("address with a likely typo in its domain", () => {
  it.each([
    ["/booking", "form#booking", family],
    ["/contact", "form#contact", messageFields],
    ["/share-your-story", "form#story", story],
    ["/register", "form#register", account],
  ])("is questioned once on %s, and accepted if sent again", async (path, form, fields) => {
    const visitor = site.visitor();
    const page = await visitor.get(path);
    const questioned = await visitor.submit(page, { ...fields, email: "rahima@gmail.con" }, form);
    expect(questioned.status).toBe(400);
    expect(errorOf(questioned, "email")).toContain("Did you mean “rahima@gmail.com”?");
    expect(control(questioned, "email")?.getAttribute("value")).toBe("rahima@gmail.con");
    // no page returns passwords
    const again = await visitor.submit(questioned, path === "/register" ? account : {}, form);
    expect(again.status).toBe(200);
    expect(again.path).not.toBe(path);
  });

  it("is questioned again if changed to another typo, but not if corrected", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const first = await visitor.submit(page, { ...family, email: "rahima@gmail.con" });
    const other = await visitor.submit(first, { email: "rahima@gmial.com" });
    expect(errorOf(other, "email")).toContain("“rahima@gmail.com”");
    expect(await bookings()).toEqual([]);
    expect((await visitor.submit(other, { email: "rahima@gmail.com" })).path).toContain("/sent/");
    expect(await bookings()).toMatchObject([{ email: "rahima@gmail.com" }]);
  });

  it("is questioned along with other errors, and only once", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const wrong = { ...family, email: "rahima@gmail.con", phoneNumber: "12" };
    const first = await visitor.submit(page, wrong);
    expect(errorOf(first, "email")).toContain("Did you mean");
    expect(errorOf(first, "phoneNumber")).not.toBe("");
    const second = await visitor.submit(first, {});
    expect(control(second, "email")?.hasAttribute("aria-invalid")).toBe(false);
    expect(errorOf(second, "phoneNumber")).not.toBe("");
    const bengali = await pressSwitch(visitor, second, ["turn-language", "bn"], {});
    const sent = await visitor.submit(bengali, { phoneNumber: family.phoneNumber }, "form#booking");
    expect(sent.path).toContain("/sent/");
    expect(await bookings()).toMatchObject([{ email: "rahima@gmail.con" }]);
  });

  it("is stripped of characters copied along with it", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const pasted = { ...family, email: "Rahima <mailto:rahima@gmail,com>" };
    expect((await visitor.submit(page, pasted)).path).toContain("/sent/");
    expect(await bookings()).toMatchObject([{ email: "rahima@gmail.com" }]);
  });

  it("does not stop a form that waited on the phone", async () => {
    const phone = await phoneOfReader(site);
    await phone.sendWithoutLine(paths.booking("bn"), { ...family, email: "rahima@gmail.con" });
    expect(await bookings()).toEqual([]);
    phone.goOnline();
    await phone.sync();
    expect(await bookings()).toMatchObject([{ email: "rahima@gmail.con" }]);
  });
});
