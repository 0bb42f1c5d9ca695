import { americanHospitalDubai } from "./hospitals/american-hospital-dubai";
import { apolloHospitalsChennai } from "./hospitals/apollo-hospitals-chennai";
import { bangkokHospital } from "./hospitals/bangkok-hospital";
import { bumrungradInternational } from "./hospitals/bumrungrad-international";
import { clevelandClinicAbuDhabi } from "./hospitals/cleveland-clinic-abu-dhabi";
import { cmcVellore } from "./hospitals/cmc-vellore";
import { fortisMemorialGurugram } from "./hospitals/fortis-memorial-gurugram";
import { gleneaglesKualaLumpur } from "./hospitals/gleneagles-kuala-lumpur";
import type { SampleHospital } from "./hospitals/hospital";
import { medantaGurugram } from "./hospitals/medanta-gurugram";
import { mountElizabethOrchard } from "./hospitals/mount-elizabeth-orchard";
import { rabindranathTagoreKolkata } from "./hospitals/rabindranath-tagore-kolkata";
import { samitivejSukhumvit } from "./hospitals/samitivej-sukhumvit";
import { singaporeGeneralHospital } from "./hospitals/singapore-general-hospital";

export const sampleHospitals: SampleHospital[] = [
  bumrungradInternational,
  bangkokHospital,
  samitivejSukhumvit,
  apolloHospitalsChennai,
  cmcVellore,
  medantaGurugram,
  fortisMemorialGurugram,
  rabindranathTagoreKolkata,
  mountElizabethOrchard,
  singaporeGeneralHospital,
  clevelandClinicAbuDhabi,
  americanHospitalDubai,
  gleneaglesKualaLumpur,
];
