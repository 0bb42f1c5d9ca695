import { paths } from "../../app/paths";
import { ADMIN_PASSWORD } from "../support/accounts";
import { pagesBehindLogin, passkeyRemoval } from "../support/walked-pages";
import { inAreas, type Shot } from "./areas";
import { caseIds } from "./cases";
import { states } from "./dashboard-states";
import type { People } from "./rows";

/** Ids of the inserted rows, or addresses if the name says so. */
export interface InsertedRows extends People {
  /** The addresses of a picture's page, and of both bookings of a family that wrote twice. */
  picturePath: string;
  firstBookingPath: string;
  secondBookingPath: string;
  keptForm: string;
}

const page = (part: string) => paths.dashboardPage(part, "en");

/** Pages and states of the dashboard and of a family's account, by area. */
export function dashboardAreas(inserted: InsertedRows): Map<string, Shot[]> {
  const walkedPaths = pagesBehindLogin({
    ...{ booking: "SETU-0WNB-0002", message: "SETU-0WNB-0002" },
    ...{ bookingPath: page("bookings/case-urgent"), messagePath: page("contacts/message-new") },
    ...{ mailPath: page("mails/mail"), userPath: page("users-list/large-user-9") },
    ...{ videoPath: page("videos-reviews/video"), picturePath: inserted.picturePath },
  }).filter((path) => /^\/(dashboard|profile)/.test(path));
  const casePaths = [
    ...caseIds.slice(1).map((id) => page(`bookings/${id}`)),
    inserted.firstBookingPath,
    inserted.secondBookingPath,
  ];
  const furtherPaths = [
    `${page("bookings/case-urgent")}/merges?other=case-held`,
    `${inserted.firstBookingPath}/merges`,
    page(`users-list/${inserted.coordinator.id}`),
    page(`users-list/${inserted.withPasskey.id}`),
  ];
  const passkeyOwnerPaths = [
    paths.dashboard("en"),
    ...["security", "security/recovery-codes", "security/removal", "security/passkeys"].map(page),
    passkeyRemoval(inserted.passkey),
    page(`kept-forms/${inserted.keptForm}`),
  ];
  const login: Shot = {
    path: paths.adminLogin("en"),
    state: "sent",
    typed: { email: inserted.withPasskey.email, password: ADMIN_PASSWORD },
  };
  const shots = [...walkedPaths, ...casePaths, ...furtherPaths].map((path): Shot => ({ path }));
  const areas = inAreas([
    ...[...shots, ...states].map(
      (shot): Shot => ({
        by: shot.path.startsWith("/profile") ? "family" : "coordinator",
        ...shot,
      }),
    ),
    ...passkeyOwnerPaths.map((path): Shot => ({ path, by: "coordinator with a passkey" })),
  ]);
  return areas.set("dashboard-login", [login]);
}
