/** The admin account of the journeys. */
export const E2E_ADMIN = { email: "coordinator@setu.example", password: "night-shift-coordinator" };
