import { AppForm } from "~/features/forms/app-form";
import { AccountPage, TimeZoneNote } from "~/features/identity/account-page";
import { CurrentPasswordField } from "~/features/identity/current-password-field";
import type { ReturnedForm } from "~/server/returned-form.server";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { Select } from "~/ui/form/controls";
import { Grid } from "~/ui/grid";
import type { DevicesView } from "./devices-view.server";

/** A person's devices, and the form that signs other devices out. */
export function DevicesPage({ view, failed }: { view: DevicesView; failed?: ReturnedForm }) {
  const { crumbs, text, timeZoneNote, fields, rules, devices, options } = view;
  return (
    <AccountPage title={text.title} lead={text.lead} failed={failed} crumbs={crumbs}>
      <TimeZoneNote>{timeZoneNote}</TimeZoneNote>
      <Grid cell="broad">
        {devices.map((device) => (
          <Card key={device.id}>
            <h2>{device.isThis ? `${device.name} (${text.thisOne})` : device.name}</h2>
            <DescriptionList
              entries={[
                { term: text.signedIn, value: device.signedIn },
                { term: text.lastSeen, value: device.lastSeen },
                { term: text.network, value: device.network },
              ]}
            />
          </Card>
        ))}
      </Grid>
      {options.length > 0 ? (
        <AppForm id="devices" rules={rules} answer={failed} submit={text.end}>
          <Select name="device" label={text.choose} options={options} />
          <CurrentPasswordField texts={fields} />
        </AppForm>
      ) : null}
    </AccountPage>
  );
}
