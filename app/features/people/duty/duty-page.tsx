import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { TickBox } from "~/features/forms/form-fields";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { Button } from "~/ui/button";
import { Select, TextField } from "~/ui/form/controls";
import { label as labelClass, pair } from "~/ui/form/form.css";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";
import { days, shift, shifts } from "./duty-page.css";
import type { DutyView } from "./duty-view.server";

/** The week's shifts by day. Below them is the form that adds shifts. */
export function DutyPage({ view, answer }: { view: DutyView; answer?: FormAnswer }) {
  const { text } = view;
  const labels = {
    who: { label: text.who },
    starts: { label: text.starts },
    ends: { label: text.ends },
  };
  return (
    <>
      <FormProblems answer={answer} fields={labels} />
      <DashboardHeading title={text.title}>
        <p>{view.lead}</p>
      </DashboardHeading>
      {view.onDuty ? (
        <Notice title={view.onDuty} />
      ) : (
        <Notice tone="warning" title={text.nobody}>
          {text.everybody}
        </Notice>
      )}
      <Table
        caption={text.week}
        rows={view.week}
        rowKey={({ day }) => day}
        columns={[
          { key: "day", title: text.day, cell: ({ day }) => day },
          {
            key: "shifts",
            title: text.shifts,
            cell: (row) =>
              row.shifts.length === 0 ? (
                text.noShift
              ) : (
                <ul className={shifts}>
                  {row.shifts.map(({ id, name, time, removalLabel }) => (
                    <li key={id} className={shift}>
                      <span>
                        <bdi>{name}</bdi>, {time}
                      </span>
                      <PostButton action={view.removalAction} hidden={{ id }}>
                        <Button variant="quiet" aria-label={removalLabel}>
                          {text.remove}
                        </Button>
                      </PostButton>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      <h2>{text.add}</h2>
      <AppForm
        id="duty"
        rules={view.rules}
        defaults={view.defaults}
        answer={answer}
        submit={text.submit}
      >
        <Select name="who" label={text.who} options={view.coordinators} />
        <fieldset>
          <legend className={labelClass}>{text.days}</legend>
          <div className={days}>
            {view.days.map(({ name, label }) => (
              <TickBox key={name} name={name} label={label} />
            ))}
          </div>
        </fieldset>
        <div className={pair}>
          <TextField name="starts" type="time" label={text.starts} />
          <TextField name="ends" type="time" label={text.ends} hint={text.endsHint} />
        </div>
      </AppForm>
    </>
  );
}
