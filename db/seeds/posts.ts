import { coordinatorsNight } from "./posts/a-coordinators-night";
import { heartOperationInBangkok } from "./posts/a-heart-operation-in-bangkok";
import { secondOpinionInChennai } from "./posts/a-second-opinion-in-chennai";
import { firstVisitBangkok } from "./posts/first-visit-at-a-large-bangkok-hospital";
import { firstVisitChennai } from "./posts/first-visit-at-a-large-chennai-hospital";
import { flyingWithOxygen } from "./posts/flying-with-oxygen";
import { medicalReports } from "./posts/how-medical-reports-are-prepared";
import { moneyAndHotels } from "./posts/money-and-hotels-near-the-hospital";
import type { SamplePost } from "./posts/post";
import { airAmbulanceFlight } from "./posts/what-happens-on-an-air-ambulance-flight";
import { whatToPack } from "./posts/what-to-pack-for-a-hospital-stay-abroad";

/** Newest first. */
export const samplePosts: SamplePost[] = [
  airAmbulanceFlight,
  secondOpinionInChennai,
  moneyAndHotels,
  firstVisitChennai,
  medicalReports,
  coordinatorsNight,
  heartOperationInBangkok,
  flyingWithOxygen,
  firstVisitBangkok,
  whatToPack,
];
