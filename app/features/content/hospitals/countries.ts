import { type Language, languages } from "~/locales/languages";

/** The countries that families travel to most. The site explains their visa papers. */
export const destinations = [
  "india",
  "malaysia",
  "singapore",
  "thailand",
  "united-arab-emirates",
] as const;
export type Destination = (typeof destinations)[number];

/** ISO 3166-1 country codes by the key used in URLs and the database. */
const codes = `afghanistan AF, aland-islands AX, albania AL, algeria DZ, american-samoa AS, andorra AD, angola AO,
  anguilla AI, antigua-and-barbuda AG, argentina AR, armenia AM, aruba AW, australia AU, austria AT, azerbaijan AZ,
  bahamas BS, bahrain BH, bangladesh BD, barbados BB, belarus BY, belgium BE, belize BZ, benin BJ, bermuda BM, bhutan BT,
  bolivia BO, bosnia-and-herzegovina BA, botswana BW, brazil BR, british-virgin-islands VG, brunei BN, bulgaria BG,
  burkina-faso BF, burundi BI, cambodia KH, cameroon CM, canada CA, cape-verde CV, caribbean-netherlands BQ,
  cayman-islands KY, central-african-republic CF, chad TD, chile CL, china CN, christmas-island CX,
  cocos-keeling-islands CC, colombia CO, comoros KM, congo-brazzaville CG, congo-kinshasa CD, cook-islands CK,
  costa-rica CR, cote-divoire CI, croatia HR, cuba CU, curacao CW, cyprus CY, czechia CZ, denmark DK, djibouti DJ,
  dominica DM, dominican-republic DO, ecuador EC, egypt EG, el-salvador SV, equatorial-guinea GQ, eritrea ER, estonia EE,
  eswatini SZ, ethiopia ET, falkland-islands FK, faroe-islands FO, fiji FJ, finland FI, france FR, french-guiana GF,
  french-polynesia PF, gabon GA, gambia GM, georgia GE, germany DE, ghana GH, gibraltar GI, greece GR, greenland GL,
  grenada GD, guadeloupe GP, guam GU, guatemala GT, guernsey GG, guinea GN, guinea-bissau GW, guyana GY, haiti HT,
  honduras HN, hong-kong HK, hungary HU, iceland IS, india IN, indonesia ID, iran IR, iraq IQ, ireland IE, isle-of-man IM,
  israel IL, italy IT, jamaica JM, japan JP, jersey JE, jordan JO, kazakhstan KZ, kenya KE, kiribati KI, kosovo XK,
  kuwait KW, kyrgyzstan KG, laos LA, latvia LV, lebanon LB, lesotho LS, liberia LR, libya LY, liechtenstein LI,
  lithuania LT, luxembourg LU, macao MO, madagascar MG, malawi MW, malaysia MY, maldives MV, mali ML, malta MT,
  marshall-islands MH, martinique MQ, mauritania MR, mauritius MU, mayotte YT, mexico MX, micronesia FM, moldova MD,
  monaco MC, mongolia MN, montenegro ME, montserrat MS, morocco MA, mozambique MZ, myanmar MM, namibia NA, nauru NR,
  nepal NP, netherlands NL, new-caledonia NC, new-zealand NZ, nicaragua NI, niger NE, nigeria NG, niue NU,
  norfolk-island NF, north-korea KP, north-macedonia MK, northern-mariana-islands MP, norway NO, oman OM, pakistan PK,
  palau PW, palestine PS, panama PA, papua-new-guinea PG, paraguay PY, peru PE, philippines PH, pitcairn-islands PN,
  poland PL, portugal PT, puerto-rico PR, qatar QA, reunion RE, romania RO, russia RU, rwanda RW, samoa WS, san-marino SM,
  sao-tome-and-principe ST, saudi-arabia SA, senegal SN, serbia RS, seychelles SC, sierra-leone SL, singapore SG,
  sint-maarten SX, slovakia SK, slovenia SI, solomon-islands SB, somalia SO, south-africa ZA, south-korea KR,
  south-sudan SS, spain ES, sri-lanka LK, st-barthelemy BL, st-helena SH, st-kitts-and-nevis KN, st-lucia LC,
  st-martin MF, st-pierre-and-miquelon PM, st-vincent-and-grenadines VC, sudan SD, suriname SR, svalbard-and-jan-mayen SJ,
  sweden SE, switzerland CH, syria SY, taiwan TW, tajikistan TJ, tanzania TZ, thailand TH, timor-leste TL, togo TG,
  tokelau TK, tonga TO, trinidad-and-tobago TT, tunisia TN, turkey TR, turkmenistan TM, turks-and-caicos-islands TC,
  tuvalu TV, uganda UG, ukraine UA, united-arab-emirates AE, united-kingdom GB, united-states US, uruguay UY,
  us-virgin-islands VI, uzbekistan UZ, vanuatu VU, vatican-city VA, venezuela VE, vietnam VN, wallis-and-futuna WF,
  western-sahara EH, yemen YE, zambia ZM, zimbabwe ZW`;

/** A country's key: `united-arab-emirates`. */
export type Country = string;

/** Parsed on first use, because browsers do not need it. */
let cachedRegions: Map<Country, string> | undefined;

function regionsByCountry(): Map<Country, string> {
  cachedRegions ??= new Map(
    codes.split(",").map((country) => country.trim().split(" ") as [Country, string]),
  );
  return cachedRegions;
}

export function allCountries(): Country[] {
  return [...regionsByCountry().keys()];
}

export function isCountry(value: unknown): value is Country {
  return typeof value === "string" && regionsByCountry().has(value);
}

/** ISO 3166-1 alpha-2; undefined for an unknown country. */
export function regionOf(country: string): string | undefined {
  return regionsByCountry().get(country);
}

/** A country's name in a language; empty for an unknown key. */
export function countryName(country: string | undefined, language: Language): string {
  const region = regionsByCountry().get(country ?? "");
  return (region && new Intl.DisplayNames([language], { type: "region" }).of(region)) || "";
}

const namesByLanguage = new Map<Language, Record<Country, string>>();

/** The names of all countries in a language, by key. */
export function countryNamesIn(language: Language): Readonly<Record<Country, string>> {
  let names = namesByLanguage.get(language);
  if (!names) {
    const displayNames = new Intl.DisplayNames([language], { type: "region" });
    names = Object.fromEntries(
      [...regionsByCountry()].map(([key, region]) => [key, displayNames.of(region) ?? key]),
    );
    namesByLanguage.set(language, names);
  }
  return names;
}

/** All names by which people may search for a country. */
export function countryNames(country: Country): string[] {
  const names = languages.map((language) => countryName(country, language));
  return [country.replaceAll("-", " "), ...names];
}

/** Options of a select, sorted by name. */
export function countryOptions(language: Language, among: readonly string[] = allCountries()) {
  const { compare } = new Intl.Collator(language);
  return among
    .map((value) => ({ value, label: countryName(value, language) || value }))
    .sort((one, other) => compare(one.label, other.label));
}
