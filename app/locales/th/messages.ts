import type { messages as source } from "../en/messages";

export const messages: typeof source = {
  somethingWentWrong: "เกิดข้อผิดพลาด โปรดลองอีกครั้ง",
  loginSuccess: "เข้าสู่ระบบสำเร็จ!",
  loginFailed: "เข้าสู่ระบบไม่สำเร็จ อีเมลหรือรหัสผ่านไม่ถูกต้อง โปรดลองอีกครั้ง",
  logoutSuccess: "ออกจากระบบสำเร็จ!",
  logoutFailed: "ออกจากระบบไม่สำเร็จ โปรดลองอีกครั้ง",
  registrationSuccess: "สร้างบัญชีสำเร็จ! โปรดตรวจสอบอีเมลเพื่อยืนยันบัญชีของคุณ",
  blogCreated: "สร้างบทความสำเร็จ",
  blogFailed: "บันทึกบทความไม่สำเร็จ",
  appointmentSuccess: "ส่งคำขอสำเร็จ!",
  appointmentFailed: "ส่งคำขอไม่สำเร็จ สิ่งที่กรอกไว้ไม่สูญหาย",
  callBackSuccess: "ได้รับเบอร์ของคุณแล้ว",
  callBackFailed: "ส่งเบอร์ไม่สำเร็จ สิ่งที่กรอกไว้ไม่สูญหาย",
  messageSuccess: "ส่งข้อความสำเร็จ!",
  messageFailed: "ส่งข้อความไม่สำเร็จ สิ่งที่กรอกไว้ไม่สูญหาย",
  loadingFailed: "โหลดไม่สำเร็จ",
  actionCompleted: "ดำเนินการเรียบร้อยแล้ว",
  actionFailed: "ดำเนินการไม่สำเร็จ",
  comingSoon: "เร็ว ๆ นี้ ส่วนนี้กำลังพัฒนาอยู่",
  comingSoonDescription:
    "ส่วนนี้ของเว็บไซต์ยังจัดทำอยู่ ระหว่างนี้โทรหาเราได้ทุกเวลา เราช่วยผู้ป่วยจากบังกลาเทศเดินทางไปรักษาที่โรงพยาบาลในต่างประเทศ",
  saved: "บันทึกแล้ว",
};
