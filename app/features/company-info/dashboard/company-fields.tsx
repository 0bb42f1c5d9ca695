import type { ReactNode } from "react";
import { column } from "~/dashboard/dashboard.css";
import { WrittenFields } from "~/dashboard/translated-fields";
import { EmailField, PhoneField } from "~/features/forms/form-fields";
import { TextField } from "~/ui/form/controls";
import type { CompanyPage } from "./company-page.server";

/** What is written on the English page: what is in no language, and the words. */
export function CompanyFields({ view, text }: Pick<CompanyPage, "view" | "text">) {
  const { fields, hints } = text;
  return (
    <div className={column}>
      <Group title={text.reach}>
        <TextField name="name" label={fields.name} autoComplete="organization" />
        <TextField
          name="legalName"
          label={fields.legalName}
          hint={hints.legalName}
          autoComplete="off"
        />
        <PhoneField label={fields.phone} hint={hints.phone} autoComplete="off" />
        <PhoneField
          name="whatsapp"
          label={fields.whatsapp}
          hint={hints.whatsapp}
          autoComplete="off"
        />
        <EmailField label={fields.email} hint={hints.email} autoComplete="off" />
        <LinkField name="map" label={fields.map} hint={hints.map} />
      </Group>
      <Group title={text.said}>
        <WrittenFields written={view.written} fields={view.words} saysOptional />
      </Group>
      <Group title={text.pages}>
        {(["facebook", "youtube", "instagram"] as const).map((name) => (
          <LinkField key={name} name={name} label={fields[name]} hint={hints.page} />
        ))}
      </Group>
    </div>
  );
}

function LinkField(props: { name: string; label: string; hint: string }) {
  return (
    <TextField
      {...props}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={column}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
