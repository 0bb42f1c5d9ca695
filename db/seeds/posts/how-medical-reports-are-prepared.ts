import type { SamplePost } from "./post";

export const medicalReports: SamplePost = {
  slug: "how-medical-reports-are-prepared",
  category: "behind-the-scenes",
  featured: false,
  publishedAt: "2026-09-08T04:30:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "How medical reports are prepared and translated",
      excerpt:
        "A doctor abroad sees the papers before the patient. How to collect, order, translate and send them so that the first answer is a useful one.",
      body: `A specialist abroad cannot see the patient yet. Until you arrive, the papers are the patient. Good papers do not need to be many; they need to be complete, readable and in order.

## Collect

- Discharge summaries of every hospital stay
- The latest prescription, and the medicines really taken (they are not always the same)
- Blood tests, with the dates; older ones show which way things are going
- Scans: the **images** and not only the written report. Ask the hospital for the DICOM files on a disc or as a link
- Biopsy reports and, for cancer, ask whether the slides or blocks can be borrowed
- Reports of operations, and the card of any implant, such as a stent or pacemaker
- Allergies

## Put in order

1. Sort by date, newest first.
2. Give each page a number.
3. Write one page to put on top: who, how old, main complaint, since when, what was done, what you want to ask.
4. Use the name exactly as in the passport. A different spelling can stop an appointment or a visa.

## Scan

Lay the paper flat, in daylight, without shadow. All four corners must be in the picture. One PDF per kind of report is easier to read than forty photographs. Do not cut off the laboratory’s letterhead or the signature.

## Translate

Most test results in Bangladesh are already in English. Handwritten notes, and papers in Bengali, are not. In a good translation:

- numbers, units and names of medicines are copied and never “improved”;
- words that cannot be read are marked as unreadable, not guessed;
- the translator signs and dates it;
- a copy of the original stays with it.

Then somebody with medical training reads both side by side. Families can help: you know what the doctor said when he wrote that line.

## Send

Reports are among the most private papers there are. Send them only to people who need them, not to groups. Keep the originals. Note what was sent to whom and on which day.

## Take along

Bring the originals, the translations and the discs in your cabin bag. For the visa, as of September 2026, embassies commonly ask for the hospital’s visa invitation letter or appointment letter and for reports from home; check the embassy’s own website for the current list.`,
    },
    bn: {
      title: "মেডিকেল রিপোর্ট কীভাবে গোছানো ও অনুবাদ করা হয়",
      excerpt:
        "বিদেশের ডাক্তার রোগীর আগে দেখেন কাগজ। প্রথম উত্তরটাই যেন কাজে লাগে, সে জন্য কাগজ কীভাবে জোগাড়, সাজানো, অনুবাদ ও পাঠানো হয়।",
      body: `বিদেশের বিশেষজ্ঞ ডাক্তার এখনো রোগীকে দেখেননি। আপনি পৌঁছানোর আগে পর্যন্ত কাগজই তাঁর কাছে রোগী। কাগজ অনেক হওয়ার দরকার নেই। দরকার সম্পূর্ণ, পড়ার মতো ও সাজানো কাগজ।

## জোগাড় করুন

- যতবার হাসপাতালে ভর্তি ছিলেন, প্রতিবারের ছাড়পত্র (ডিসচার্জ সার্টিফিকেট)
- সর্বশেষ প্রেসক্রিপশন এবং রোগী আসলে কোন কোন ওষুধ খাচ্ছেন (দুটি সব সময় এক হয় না)
- তারিখসহ রক্ত পরীক্ষার রিপোর্ট। পুরোনোগুলো থেকে বোঝা যায় অবস্থা কোন দিকে যাচ্ছে
- স্ক্যানের শুধু লিখিত রিপোর্ট নয়, **মূল ছবিও**। হাসপাতালের কাছে DICOM ফাইল চান, সিডিতে বা লিংকে
- বায়োপসি রিপোর্ট। ক্যানসারের ক্ষেত্রে স্লাইড বা ব্লক ধার নেওয়া যায় কি না জিজ্ঞেস করুন
- অপারেশনের বিবরণ এবং স্টেন্ট বা পেসমেকারের মতো কিছু বসানো থাকলে তার কার্ড
- কোন ওষুধে বা খাবারে অ্যালার্জি আছে

## সাজান

1. তারিখ অনুযায়ী সাজান, সবচেয়ে নতুনটি আগে।
2. প্রতিটি পাতায় নম্বর দিন।
3. সবার ওপরে রাখার জন্য এক পাতা লিখুন: রোগী কে, বয়স কত, প্রধান কষ্ট কী, কবে থেকে, এ পর্যন্ত কী হয়েছে, কী জানতে চান।
4. নাম লিখুন হুবহু পাসপোর্টের মতো। বানান আলাদা হলে অ্যাপয়েন্টমেন্ট বা ভিসা আটকে যেতে পারে।

## স্ক্যান করুন

কাগজ সমান করে রেখে দিনের আলোয় ছবি তুলুন, ছায়া যেন না পড়ে। চার কোনাই ছবিতে থাকতে হবে। চল্লিশটা আলাদা ছবির চেয়ে একেক ধরনের রিপোর্টের জন্য একটা করে পিডিএফ পড়া সহজ। ল্যাবের নাম আর স্বাক্ষর কেটে ফেলবেন না।

## অনুবাদ

বাংলাদেশে বেশির ভাগ পরীক্ষার ফল ইংরেজিতেই থাকে। হাতে লেখা নোট আর বাংলায় লেখা কাগজের অনুবাদ লাগে। ভালো অনুবাদে:

- সংখ্যা, একক ও ওষুধের নাম হুবহু লেখা হয়, ‘ঠিক করে’ দেওয়া হয় না
- যে শব্দ পড়া যায় না, তা অনুমান না করে অস্পষ্ট বলে লেখা হয়
- অনুবাদকের স্বাক্ষর ও তারিখ থাকে
- মূল কাগজের কপি সঙ্গে থাকে

এরপর চিকিৎসাবিদ্যা জানা একজন দুটি পাশাপাশি মিলিয়ে পড়েন। পরিবারও সাহায্য করতে পারে। ডাক্তার ওই লাইনটা লেখার সময় মুখে কী বলেছিলেন, তা আপনিই জানেন।

## পাঠান

মেডিকেল রিপোর্ট খুবই ব্যক্তিগত কাগজ। যাঁর দরকার শুধু তাঁকেই পাঠান, কোনো গ্রুপে নয়। মূল কপি নিজের কাছে রাখুন। কবে, কাকে, কী পাঠালেন, লিখে রাখুন।

## সঙ্গে নিন

মূল কাগজ, অনুবাদ ও সিডি হাতব্যাগে রাখুন। ২০২৬ সালের সেপ্টেম্বরের তথ্য অনুযায়ী, ভিসার জন্য দূতাবাস সাধারণত বিদেশের হাসপাতালের ভিসা ইনভিটেশন লেটার (আমন্ত্রণপত্র) বা অ্যাপয়েন্টমেন্ট লেটার এবং দেশের রিপোর্ট চায়। এখনকার তালিকাটি দূতাবাসের নিজস্ব ওয়েবসাইটে দেখে নিন।`,
    },
    th: {
      title: "เอกสารการรักษาจัดเตรียมและแปลกันอย่างไร",
      excerpt: "แพทย์ปลายทางเห็นเอกสารก่อนเห็นผู้ป่วย วิธีรวบรวม เรียง แปล และส่ง เพื่อให้คำตอบแรกใช้ประโยชน์ได้จริง",
      body: `ก่อนผู้ป่วยไปถึง แพทย์รู้จักผู้ป่วยจากเอกสารเท่านั้น เอกสารไม่จำเป็นต้องมาก แต่ต้องครบ อ่านได้ และเรียงเป็นระเบียบ

## รวบรวม

- ใบสรุปการรักษา (discharge summary) ของทุกครั้งที่นอนโรงพยาบาล
- ใบสั่งยาล่าสุด และรายการยาที่ผู้ป่วยใช้จริง ซึ่งบางครั้งไม่ตรงกัน
- ผลตรวจเลือดพร้อมวันที่ ผลเก่าช่วยให้เห็นแนวโน้ม
- ผลเอกซเรย์ CT หรือ MRI ต้องมี **ไฟล์ภาพ** ไม่ใช่เฉพาะรายงาน ขอไฟล์ DICOM จากโรงพยาบาลเป็นแผ่นหรือเป็นลิงก์
- ผลชิ้นเนื้อ กรณีมะเร็งให้ถามว่าขอยืมสไลด์หรือบล็อกชิ้นเนื้อได้หรือไม่
- บันทึกการผ่าตัด และบัตรประจำอุปกรณ์ที่ฝังในร่างกาย เช่น ขดลวดค้ำยันหลอดเลือด (stent) หรือเครื่องกระตุ้นหัวใจ
- ประวัติการแพ้ยาและแพ้อาหาร

## เรียงลำดับ

1. เรียงตามวันที่ ฉบับล่าสุดอยู่บนสุด
2. ใส่เลขหน้าทุกแผ่น
3. เขียนใบปะหน้าหนึ่งหน้า ระบุว่าผู้ป่วยเป็นใคร อายุเท่าไร อาการสำคัญคืออะไร ตั้งแต่เมื่อไร รักษาอะไรไปแล้ว และต้องการถามอะไร
4. ใช้ชื่อตรงตามหนังสือเดินทางทุกตัวอักษร การสะกดต่างกันอาจทำให้การนัดพบแพทย์หรือวีซ่าติดขัด

## สแกน

วางกระดาษให้เรียบ ถ่ายในที่สว่างไม่ให้มีเงา ต้องเห็นครบทั้งสี่มุม ไฟล์ PDF หนึ่งไฟล์ต่อเอกสารหนึ่งประเภทอ่านง่ายกว่ารูปถ่ายสี่สิบรูป อย่าตัดหัวกระดาษของห้องปฏิบัติการและลายเซ็นออก

## แปล

ผลตรวจส่วนใหญ่ในบังกลาเทศเป็นภาษาอังกฤษอยู่แล้ว ส่วนที่ต้องแปลคือลายมือแพทย์และเอกสารภาษาเบงกาลี งานแปลที่ดีมีลักษณะดังนี้

- คัดลอกตัวเลข หน่วย และชื่อยาตามต้นฉบับ ไม่แก้ไขเอง
- คำที่อ่านไม่ออกระบุว่าอ่านไม่ออก ไม่คาดเดา
- ผู้แปลลงชื่อและวันที่
- แนบสำเนาต้นฉบับไว้ด้วยกัน

จากนั้นให้ผู้ที่มีความรู้ทางการแพทย์อ่านเทียบสองฉบับ ครอบครัวก็ช่วยได้ เพราะรู้ว่าแพทย์พูดอะไรในตอนที่เขียนบรรทัดนั้น

## ส่ง

เอกสารการรักษาเป็นข้อมูลส่วนตัวอย่างยิ่ง ส่งให้เฉพาะผู้ที่จำเป็นต้องใช้ ไม่ส่งเข้ากลุ่ม เก็บต้นฉบับไว้เอง และจดไว้ว่าส่งอะไรให้ใครเมื่อไร

## นำติดตัว

ใส่ต้นฉบับ ฉบับแปล และแผ่นภาพไว้ในกระเป๋าถือขึ้นเครื่อง ณ เดือนกันยายน 2569 (ค.ศ. 2026) สำหรับวีซ่า สถานทูตมักขอหนังสือเชิญเพื่อขอวีซ่า (visa invitation letter) หรือใบนัดแพทย์จากโรงพยาบาลปลายทาง และเอกสารการรักษาจากประเทศต้นทาง ควรตรวจสอบรายการปัจจุบันจากเว็บไซต์ของสถานทูต`,
    },
  },
};
