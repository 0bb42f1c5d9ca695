import type { booking as source } from "../en/booking";
import { amounts } from "./amounts";

export const booking: typeof source = {
  title: "সাহায্যের অনুরোধ",
  heading: "কার সাহায্য দরকার, আমাদের জানান",
  danger: "প্রাণের ঝুঁকি? আগে ৯৯৯-এ ফোন করুন (থাইল্যান্ডে\u00a0১৬৬৯), তারপর আমাদের।",
  lead: "নাম, ইমেইল আর ফোন নম্বর দিলেই শুরু করা যায়। জিজ্ঞেস করতে টাকা লাগে না।",
  metaDescription: `এয়ার অ্যাম্বুলেন্স, ডাক্তারের অ্যাপয়েন্টমেন্ট বা যাত্রার ব্যবস্থার জন্য অনুরোধ করুন। নাম, ইমেইল আর ফোন নম্বর দিলেই শুরু করা যায়; দিনরাত যেকোনো সময় ${amounts.replyTime}র মধ্যে উত্তর পাবেন।`,
  urgent: {
    title: "জরুরি?",
    text: "প্রাণের ঝুঁকি থাকলে আগে ৯৯৯\u00a0নম্বরে (থাইল্যান্ডে\u00a0১৬৬৯) ফোন করুন বা সবচেয়ে কাছের হাসপাতালে যান। তারপর আমাদের ফোন করুন, যত রাতই হোক; উত্তরের অপেক্ষা করবেন না।",
  },
  /** What a request says, as the family and the coordinators read it. */
  facts: {
    patientCurrentLocation: "রোগী কোথায় আছেন",
    destinationCountry: "গন্তব্য",
    service: "সেবা",
    hospital: "হাসপাতাল",
    relatives: "সঙ্গে কতজন স্বজন যাবেন",
    patientAge: "রোগীর বয়স",
    relation: "রোগীর কে হন",
    passport: "পাসপোর্ট",
    breathingHelp: "শ্বাস নিতে সাহায্য",
    bestTimeToCall: "কখন ফোন করলে ভালো",
    callBack: "ফোন পেতে চান",
    tellUsMore: "কী হয়েছে",
    urgent: "জরুরি",
    yes: "হ্যাঁ",
  },
  /** What the answers to choose from are called. */
  choices: {
    passports: { yes: "আছে", no: "নেই" },
    breathing: { none: "লাগে না", oxygen: "অক্সিজেন", ventilator: "ভেন্টিলেটর" },
  },
  form: {
    submit: "অনুরোধ পাঠান",
    more: {
      title: "জানা থাকলে আরও লিখুন",
      hint: "রোগী কোথায়, কোন দেশ, হাসপাতাল",
    },
    fields: {
      fullName: { label: "আপনার পুরো নাম" },
      email: { label: "ইমেইল", hint: "অনুরোধ নম্বরটি এখানে পাঠাব" },
      phoneNumber: {
        label: "ফোন নম্বর",
        hint: "যে নম্বরে এখন কথা বলা যাবে",
      },
      patientCurrentLocation: {
        label: "রোগী এখন কোথায় আছেন?",
        hint: "শহর, আর হাসপাতালে থাকলে হাসপাতালের নাম",
      },
      destinationCountry: {
        label: "কোন দেশে যেতে চান?",
        hint: "এখনো ঠিক না হলে খালি রাখুন",
      },
      service: { label: "কী ধরনের সাহায্য দরকার?", none: "এখনো নিশ্চিত নই" },
      hospital: { label: "হাসপাতাল", none: "নির্দিষ্ট কোনো হাসপাতাল নয়" },
      relatives: {
        label: "কতজন স্বজন সঙ্গে যাবেন?",
        hint: `এয়ার অ্যাম্বুলেন্সে, বা সঙ্গে ডাক্তার বা নার্স গেলে, ${amounts.relatives}\u00a0জন`,
        none: "এখনো ঠিক হয়নি",
      },
      tellUsMore: {
        label: "কী হয়েছে?",
        optionalText: "অল্প কথায়; না দিলেও চলবে",
      },
      patientAge: { label: "রোগীর বয়স কত?", hint: "বছরে লিখুন; এক বছরের কম হলে ০" },
      relation: { label: "আপনি রোগীর কে হন?" },
      passport: { label: "রোগীর পাসপোর্ট আছে?", none: "এখনো নিশ্চিত নই" },
      breathingHelp: {
        label: "রোগীর শ্বাস নিতে সাহায্য লাগে?",
        none: "এখনো নিশ্চিত নই",
      },
      bestTimeToCall: {
        label: "কখন ফোন করলে আপনার সুবিধা?",
        hint: "যেমন যেকোনো সময়, বা রাত ৮টার পর",
      },
      urgent: {
        label: "কতটা জরুরি?",
        yes: "অপেক্ষা করা যাবে না",
        yesHint: "সবার আগে দেখি, রাতেও",
        no: "সকালে হলেও চলবে",
        noHint: `তবু ${amounts.replyTime}র মধ্যে উত্তর`,
      },
    },
  },
  callBack: {
    title: "আমরা ফোন করব",
    heading: "আমরাই আপনাকে ফোন করব",
    lead: `শুধু ফোন নম্বরটি দিন। দিনে হোক বা রাতে, ${amounts.replyTime}র মধ্যে আমাদের একজন আপনাকে ফোন করবেন। এতে কোনো খরচ নেই।`,
    metaDescription: `শুধু ফোন নম্বরটি দিন। দিনে হোক বা রাতে, ${amounts.replyTime}র মধ্যে একজন সমন্বয়কারী আপনাকে ফোন করবেন। ইমেইল লাগবে না।`,
    submit: "আমাকে ফোন করুন",
    name: "আপনার নাম",
    noEmail: "ইমেইল নেই? আমরাই ফোন করব",
    next: ["অনুরোধ নম্বর পাবেন", `${amounts.replyTime}র মধ্যে আমাদের ফোন`, "পরের ধাপ একসঙ্গে ঠিক করি"],
    sent: {
      title: "আমরা আপনাকে ফোন করব",
      next: "বাংলাদেশ সময় {{time}}-এর মধ্যে একজন সমন্বয়কারী আপনাকে ফোন করবেন।",
      keep: "নম্বরটি লিখে রাখুন বা ছবি তুলে রাখুন। আপনার অনুরোধের কাজ কত দূর এগোল, তা যেকোনো সময় এই পাতায় দেখা যাবে।",
    },
  },
  aside: {
    title: "কথা বলতে চান?",
    text: "দিনরাত একজন মানুষ ফোন ধরেন।",
    nextTitle: "এরপর কী হবে",
    next: ["অনুরোধ নম্বর পাবেন", `${amounts.replyTime}র মধ্যে উত্তর`, "রিপোর্ট দেখা হয়"],
    whoTitle: "কে দেখতে পান",
    privacy: "আপনার লেখা শুধু আমাদের সমন্বয়কারীরা পড়েন।",
    privacyLink: "কে কী দেখেন, কত দিন থাকে",
  },
  sent: {
    title: "আপনার অনুরোধ আমাদের কাছে পৌঁছেছে",
    next: `${amounts.replyTime}র মধ্যে, অর্থাৎ বাংলাদেশ সময় {{time}}-এর মধ্যে একজন সমন্বয়কারী ফোন করে বা লিখে আপনাকে উত্তর দেবেন।`,
  },
};
