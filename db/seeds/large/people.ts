import type { Insertable } from "kysely";
import type { Schema } from "../../schema";
import { pick, random } from "./random";

const GIVEN_NAMES = [
  "Rahima",
  "Karim",
  "Nasreen",
  "Abdul",
  "Shirin",
  "Farid",
  "Sumaiya",
  "রহিমা",
  "করিম",
  "নাসরিন",
  "আবদুল",
  "শিরিন",
  "ফরিদ",
  "সুমাইয়া",
];
const FAMILY_NAMES = [
  "Khatun",
  "Ahmed",
  "Akter",
  "Rahman",
  "Begum",
  "Hossain",
  "Chowdhury",
  "খাতুন",
  "আহমেদ",
  "আক্তার",
  "রহমান",
  "বেগম",
  "হোসেন",
  "চৌধুরী",
];
const LANGUAGES = ["bn", "bn", "bn", "en", "th"] as const;

/**
 * Coordinators among the accounts; nobody can sign in as one, because their stored password is not
 * a hash.
 */
const COORDINATORS = 8;

export interface LargePerson {
  name: string;
  email: string;
  /** E.164; one in ten families shares its number with another. */
  phone: string;
  language: (typeof LANGUAGES)[number];
}

export function largePerson(index: number): LargePerson {
  const sharedIndex = random(index, 11) < 0.1 ? Math.floor(index / 2) : index;
  return {
    name: `${pick(GIVEN_NAMES, index, 12)} ${pick(FAMILY_NAMES, index, 13)}`,
    email: `family-${sharedIndex}@family.example`,
    phone: `+88017${String(10_000_000 + sharedIndex * 37).slice(-8)}`,
    language: pick(LANGUAGES, index, 14),
  };
}

/** The account with this number; the first few are coordinators. */
export function largeUser(index: number, at: string): Insertable<Schema["users"]> {
  const isCoordinator = index < COORDINATORS;
  const { name, phone, language } = largePerson(index);
  return {
    id: userId(index),
    email: isCoordinator ? `coordinator-${index}@large.example` : accountEmail(index),
    name: isCoordinator ? `${pick(GIVEN_NAMES, index, 15)} ${index + 1}` : name,
    phone: random(index, 16) < 0.7 ? phone : null,
    role: isCoordinator ? "admin" : "user",
    password_hash: "",
    language,
    email_verified_at: random(index, 17) < 0.8 ? at : null,
    disabled_at: random(index, 18) < 0.01 ? at : null,
    created_at: at,
    updated_at: at,
  };
}

/** The account of a family's request; null for two in three requests, which have none. */
export function ownerOf(index: number, users: number): { id: string; email: string } | null {
  const accounts = users - COORDINATORS;
  if (accounts < 1 || random(index, 19) > 1 / 3) return null;
  const user = COORDINATORS + Math.floor(random(index, 20) * accounts);
  return { id: userId(user), email: accountEmail(user) };
}

/** A coordinator's id and name; null if there are none. */
export function coordinatorOf(index: number, users: number): { id: string; name: string } | null {
  if (users === 0) return null;
  const user = Math.floor(random(index, 21) * Math.min(users, COORDINATORS));
  return { id: userId(user), name: `${pick(GIVEN_NAMES, user, 15)} ${user + 1}` };
}

function userId(index: number): string {
  return `large-user-${index}`;
}

function accountEmail(index: number): string {
  return `account-${index}@large.example`;
}
