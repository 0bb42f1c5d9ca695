import { z } from "zod";
import { RELATIVES } from "~/constants";
import {
  optionalChoice,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredPhone,
  tickBox,
} from "~/features/forms/fields.server";
import { serviceKeys } from "~/features/services/service";

const NAME_MAX = 120;
const LOCATION_MAX = 200;
const COUNTRY_MAX = 120;
const SLUG_MAX = 120;
const TEXT_MAX = 5000;

const relativesChoices = Array.from({ length: RELATIVES.max + 1 }, (_, count) => String(count));

/** The booking form, its fields in the order of the page. */
export const bookingSchema = z.object({
  fullName: requiredLine("fullNameRequired", NAME_MAX),
  email: requiredEmail("validEmailRequired", "validEmailRequired"),
  phoneNumber: requiredPhone(),
  patientCurrentLocation: optionalLine(LOCATION_MAX),
  destinationCountry: optionalLine(COUNTRY_MAX),
  service: optionalChoice(serviceKeys, "choiceUnknown"),
  hospital: optionalLine(SLUG_MAX),
  relatives: optionalChoice(relativesChoices, "relativesRange").transform((count) =>
    count === null ? null : Number(count),
  ),
  tellUsMore: optionalText(TEXT_MAX),
  // whatever a ticked box sends: taking it for calm would be the worse mistake
  urgent: tickBox(),
});
