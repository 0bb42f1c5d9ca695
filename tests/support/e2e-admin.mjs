/** The admin that the journeys sign in as. */
export const E2E_ADMIN = { email: "coordinator@setu.example", password: "night-shift-coordinator" };
