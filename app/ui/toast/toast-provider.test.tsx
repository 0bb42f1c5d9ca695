import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { toastMessage } from "./toast-message";
import { ToastProvider, useToast } from "./toast-provider";

function Caller() {
  useToast();
  return <p>called</p>;
}

describe("useToast", () => {
  it("throws outside the provider", () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => renderToStaticMarkup(<Caller />)).toThrow(
      new Error("useToast must be used inside the toast provider"),
    );
    consoleError.mockRestore();
  });

  it("works inside the provider", () => {
    expect(render([], <Caller />)).toContain("called");
  });
});

describe("toast", () => {
  it("by default lasts three seconds, can be dismissed, and has a unique id", () => {
    const [one, other] = [toastMessage("Sent"), toastMessage("Sent")];
    expect(one).toMatchObject({ variant: "default", duration: 3000, dismissible: true });
    expect(one.id).not.toBe(other.id);
    expect(toastMessage("Stays", { duration: 0, variant: "error" })).toMatchObject({
      duration: 0,
      variant: "error",
    });
  });

  it("is HTML that is announced and can be closed without JavaScript", () => {
    const html = render([toastMessage("Message sent successfully!")]);
    expect(html).toContain('role="status"');
    expect(html).toContain("Message sent successfully!");
    expect(html).toContain('aria-label="Close"');
    expect(html).not.toContain("style=");
  });
});

function render(messages: ReturnType<typeof toastMessage>[], children: React.ReactNode = null) {
  return renderToStaticMarkup(
    <ToastProvider messages={messages} page="one" text={{ dismiss: "Close", region: "Messages" }}>
      {children}
    </ToastProvider>,
  );
}
