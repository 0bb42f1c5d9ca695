import { AppForm } from "~/features/forms/app-form";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import type { ReturnedForm } from "~/server/returned-form.server";
import { useRootData } from "~/site/root-data";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyText } from "~/ui/copy-text";
import { DescriptionList } from "~/ui/description-list";
import { Fold } from "~/ui/fold";
import { TextField } from "~/ui/form/controls";
import { Grid } from "~/ui/grid";
import { Notice } from "~/ui/notice";
import { PageHeading, Section } from "~/ui/page";
import { ErasurePoints } from "./erasure-page";
import { FamilyTop } from "./family-top";
import type { newLinkView, SharingView } from "./sharing-view.server";

export interface SharingProps {
  view: SharingView;
  failed?: ReturnedForm;
  /** The link that was just created. */
  newLink?: ReturnType<typeof newLinkView>;
}

export function SharingPage({ view, failed, newLink }: SharingProps) {
  const { text, top } = view;
  const isWrong = failed && Object.keys(failed.errors).length > 0;
  return (
    <>
      <FamilyTop {...top} />
      <PageHeading
        title={text.title}
        lead={text.lead}
        problems={isWrong ? <FormProblems answer={failed} /> : null}
      />
      <Links view={view} failed={failed} newLink={newLink} />
      <Devices view={view} />
      {view.erasureHref ? (
        <Section>
          <Fold title={text.erasure.summary}>
            <ErasurePoints points={text.erasure.points} />
            <p>
              <ButtonLink variant="danger" href={view.erasureHref}>
                {text.erasure.next}
              </ButtonLink>
            </p>
          </Fold>
        </Section>
      ) : null}
    </>
  );
}

function Links({ view, failed, newLink }: SharingProps) {
  const { common } = useRootData().text;
  const { links, actions, rules, hidden, copyLabels } = view;
  const text = view.text.links;
  return (
    <Section title={text.title} lead={text.text}>
      {newLink ? (
        <Notice tone="success" title={text.madeTitle} role="status">
          <p>{text.made}</p>
          <CopyText value={newLink.url} text={copyLabels} isAddress />
          <ButtonLink variant="quiet" icon="chat" href={newLink.whatsapp}>
            {common.act.whatsapp}
          </ButtonLink>
        </Notice>
      ) : null}
      <AppForm id="share" rules={rules} hidden={hidden} answer={failed} submit={text.submit}>
        <TextField name="label" label={text.label} hint={text.labelHint} autoComplete="off" />
      </AppForm>
      <Grid cell="broad">
        {links.map(({ id, label, isOpen, entries }) => (
          <Card key={id}>
            <h3>
              <bdi>{label}</bdi>
            </h3>
            <DescriptionList entries={entries} />
            {isOpen ? (
              <PostButton action={actions.endLink} hidden={{ link: id }}>
                <Button variant="quiet">{text.end}</Button>
              </PostButton>
            ) : null}
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

function Devices({ view }: Pick<SharingProps, "view">) {
  const { devices, actions, isShared, top } = view;
  const text = view.text.devices;
  if (devices.length === 0) return null;
  return (
    <Section title={text.title} lead={text.text}>
      <Grid cell="broad">
        {devices.map(({ id, name, isThisDevice, entries }) => (
          <Card key={id}>
            <h3>{isThisDevice ? `${name} (${text.thisOne})` : name}</h3>
            <DescriptionList entries={entries} />
            <PostButton
              action={isThisDevice ? actions.leave : actions.endDevice}
              hidden={{ device: isThisDevice ? undefined : id }}
            >
              <Button variant="quiet">{isThisDevice ? top.leave : text.end}</Button>
            </PostButton>
            {isThisDevice && isShared ? (
              <PostButton action={actions.markAsOwnPhone}>
                <p>{text.mineText}</p>
                <Button variant="quiet">{text.mine}</Button>
              </PostButton>
            ) : null}
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
