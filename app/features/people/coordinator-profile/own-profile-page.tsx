import { Link } from "@remix-run/react";
import { Initials } from "~/dashboard/initials";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { PhoneField } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { LinkList } from "~/features/identity/account-page";
import { useRootData } from "~/site/root-data";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Select, TextField } from "~/ui/form/controls";
import { NameOrEmail } from "~/ui/name-or-email";
import { Notice } from "~/ui/notice";
import type { OwnProfileView } from "./own-profile-view.server";
import { SpokenBoxes } from "./spoken-boxes";

/** A coordinator's profile form. Beside it is the profile as families see it. */
export function OwnProfilePage({
  view,
  answer,
}: {
  view: OwnProfileView;
  answer: FormAnswer | undefined;
}) {
  const { text, fields, email, action, rules, values, languages, spoken, links, shownToFamilies } =
    view;
  const { photo, photoChoiceHref } = view;
  const { usesDataSaver } = useRootData();
  return (
    <RecordPage
      problems={
        <FormProblems answer={answer} fields={{ publicName: { label: text.publicName } }} />
      }
      title={text.title}
      crumbs={[]}
      aside={
        <>
          <SidePanel title={text.seenTitle}>
            <DescriptionList
              entries={[
                { term: fields.name, value: shownToFamilies.name || "–" },
                { term: text.speaks, value: shownToFamilies.speaks },
              ]}
            />
          </SidePanel>
          <SidePanel title={text.photo}>
            <Initials name={values.name || email} photo={usesDataSaver ? null : photo} large />
            <p>{text.photoLead}</p>
            <p>
              <Link className={buttonClass("quiet")} to={photoChoiceHref}>
                {view.choosePhoto}
              </Link>
            </p>
          </SidePanel>
          <SidePanel title={text.safety}>
            <p>{view.secondFactor}</p>
            <LinkList links={links} />
          </SidePanel>
        </>
      }
    >
      {view.nameFirst === null ? null : <Notice tone="warning">{view.nameFirst}</Notice>}
      <p>
        <NameOrEmail text={email} />
      </p>
      <AppForm
        id="own-profile"
        action={action}
        rules={rules}
        defaults={values}
        answer={answer}
        submit={text.save}
        clientSide
      >
        <TextField name="name" autoComplete="name" label={fields.name} hint={text.nameHint} />
        <TextField name="publicName" label={text.publicName} hint={text.publicNameHint} />
        <PhoneField label={fields.phone} />
        <Select name="language" label={fields.language} options={languages} />
        <SpokenBoxes legend={text.speaks} choices={spoken} />
      </AppForm>
    </RecordPage>
  );
}
