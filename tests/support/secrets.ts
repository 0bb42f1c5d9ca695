/** Fixed secrets, so that tests generate none in the working folder. */
export const TEST_SECRETS = {
  SESSION_SECRET: "rice-boat-0123456789-a-secret-of-tests",
  DATA_KEYS: "mango-9876543210-a-key-of-tests-alone",
};
