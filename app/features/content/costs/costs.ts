/** The currencies of Bangladesh and of the bills from hospitals and operators (ISO 4217). */
export const currencies = ["BDT", "USD", "INR", "THB", "SGD", "MYR", "AED"] as const;
