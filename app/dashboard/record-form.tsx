import { Form as RouterForm, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRootData } from "~/site/root-data";
import { Button, type ButtonVariant } from "~/ui/button";
import { Form, FormActions, HiddenFields } from "~/ui/form";

/** A form about one booking: its token, its key, its button, and what the button says meanwhile. */
export function RecordForm({
  action,
  hidden,
  submit,
  variant,
  children,
}: {
  action: string;
  hidden: Record<string, string | undefined>;
  submit: string;
  variant?: ButtonVariant;
  children?: ReactNode;
}) {
  const { csrf, text } = useRootData();
  const { errorPrefix, optional, sending } = text.common;
  const pending = useNavigation().formAction === action;
  return (
    <Form as={RouterForm} action={action} noValidate texts={{ errorPrefix, optional }}>
      <HiddenFields values={{ csrf, ...hidden }} />
      {children}
      <FormActions>
        <Button variant={variant} pending={pending} pendingText={sending}>
          {submit}
        </Button>
      </FormActions>
    </Form>
  );
}
