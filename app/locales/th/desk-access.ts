import type { deskAccess as source } from "../en/desk-access";

export const deskAccess: typeof source = {
  mail: {
    wrote: {
      subject: "ครอบครัวเขียนมา: {{reference}}",
      heading: "ครอบครัวเขียนข้อความในหน้าของตน",
    },
    wroteUrgent: {
      subject: "ด่วน: ครอบครัวเขียนมา: {{reference}}",
      heading: "ครอบครัวเขียนข้อความในหน้าของตน",
    },
  },
};
