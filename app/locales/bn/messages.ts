import type { messages as source } from "../en/messages";

export const messages: typeof source = {
  somethingWentWrong: "কিছু একটা সমস্যা হয়েছে, আবার চেষ্টা করুন।",
  loginSuccess: "লগ ইন হয়েছে!",
  loginFailed: "লগ ইন হয়নি। ইমেইল বা পাসওয়ার্ড মিলছে না, আবার লিখুন।",
  logoutSuccess: "লগ আউট হয়েছে!",
  logoutFailed: "লগ আউট হয়নি, আবার চেষ্টা করুন।",
  registrationSuccess: "অ্যাকাউন্ট খোলা হয়েছে! যাচাই করতে আপনার ইমেইল দেখুন।",
  blogCreated: "ব্লগ লেখাটি তৈরি হয়েছে।",
  blogFailed: "ব্লগ লেখাটি সংরক্ষণ করা যায়নি।",
  appointmentSuccess: "আপনার অনুরোধ জমা হয়েছে!",
  appointmentFailed: "আপনার অনুরোধ জমা হয়নি। লেখা কিছুই হারায়নি।",
  callBackSuccess: "আপনার নম্বর পেয়েছি।",
  callBackFailed: "আপনার নম্বর পাঠানো যায়নি। লেখা কিছুই হারায়নি।",
  messageSuccess: "বার্তা পাঠানো হয়েছে!",
  messageFailed: "বার্তা পাঠানো যায়নি। লেখা কিছুই হারায়নি।",
  loadingFailed: "লোড করা যায়নি।",
  actionCompleted: "আপনার কাজটি সম্পন্ন হয়েছে।",
  actionFailed: "আপনার কাজটি সম্পন্ন হয়নি।",
  comingSoon: "শিগগিরই আসছে, এই\u00a0অংশের কাজ চলছে",
  comingSoonDescription:
    "সাইটের এই অংশের কাজ এখনো চলছে। তত দিন যেকোনো সময় আমাদের ফোন করুন। বাংলাদেশের রোগীদের বিদেশের হাসপাতালে যেতে আমরা সাহায্য করি।",
  saved: "সংরক্ষণ করা হয়েছে।",
};
