import type { SamplePost } from "./post";

export const secondOpinionInChennai: SamplePost = {
  slug: "a-second-opinion-in-chennai",
  category: "patient-journeys",
  featured: false,
  publishedAt: "2026-10-27T06:00:00.000Z",
  videoUrl: null,
  texts: {
    en: {
      title: "Sample story: a second opinion in Chennai",
      excerpt:
        "A made-up story about a small child, a frightening word, and a journey that ended with treatment at home.",
      body: `*Sample story: the people in it are made up. It shows how a journey can go, not what will happen to you.*

Our daughter was four when she began to fall. First over the mat, then over nothing. A scan in Sylhet showed something in her head, and a word was said that we did not dare to say aloud at home.

## One week of papers

We wrote to Setu on a Thursday evening. A coordinator answered before midnight and asked for the scan itself, her weight, and how often she vomited. He told us honestly that he was not a doctor and could say nothing about the picture. What he could do was to put it before people who could.

In that week we learned to

- keep a small book: what she ate, when she slept, when she fell;
- photograph every report in daylight;
- give one relative the task of answering the phone, so that I could stay with her.

The visa took longer than we had been told at first. Those were the worst days. The doctor in Sylhet had told us that it was safe to wait these days, and which signs meant the hospital at once.

## In Chennai

The hospital was larger than our whole bazaar. On the first day we waited for hours, and she cried from hunger because nobody had told us about the blood test. On the second day a children’s neurologist knelt on the floor and let her push a toy car along a line. Then he looked at the scan for a long time.

He wanted one more test, with another kind of picture. Three days later he said that it was not what we had feared. It was something that needed medicine, patience, and a scan every few months.

## The journey that we did not make

I had thought we would stay for an operation. Instead he wrote a letter to our doctor in Sylhet, with the doses and the dates. He said that the treatment could be given at home, and that we should come again only if certain things happened. He wrote those things down.

Not every family gets such news. Ours could have been different, and we had prepared for that too.

## What we would tell others

1. Ask about an empty stomach before every test.
2. Write down your three questions; in the room you will forget them.
3. Ask: “Can this be done at home?”
4. Take her favourite toy in the cabin bag, not in the suitcase.`,
    },
    bn: {
      title: "নমুনা গল্প: চেন্নাইয়ে আরেক ডাক্তারের মতামত",
      excerpt:
        "একটি কাল্পনিক গল্প: একটা ছোট্ট মেয়ে, ভয় ধরানো একটা রোগের নাম আর এমন এক যাত্রা, যার শেষে চিকিৎসা হলো দেশেই।",
      body: `*নমুনা গল্প, এর মানুষগুলো কাল্পনিক। একটা যাত্রা কেমন হতে পারে, এখানে তা দেখানো হয়েছে। আপনার ক্ষেত্রে ঠিক এমনই হবে, তা নয়।*

মেয়েটার বয়স তখন চার। হঠাৎ সে পড়ে যেতে শুরু করল। প্রথমে পাটিতে হোঁচট খেয়ে, পরে এমনি এমনি। সিলেটে স্ক্যান করে মাথার ভেতর কিছু একটা দেখা গেল। এমন একটা রোগের নাম শুনলাম, যা বাড়িতে আমরা কেউ মুখে আনার সাহস পাইনি।

## কাগজপত্রের এক সপ্তাহ

এক বৃহস্পতিবার সন্ধ্যায় সেতুকে লিখলাম। মাঝরাতের আগেই একজন সমন্বয়কারী উত্তর দিলেন। স্ক্যানের মূল ছবি চাইলেন, জানতে চাইলেন ওজন কত, বমি কতবার হয়। সোজাসুজি বললেন, তিনি ডাক্তার নন, ছবি দেখে কিছু বলতে পারবেন না। তবে যাঁরা পারবেন, তাঁদের সামনে ছবিটা পৌঁছে দিতে পারবেন।

ওই এক সপ্তাহে আমরা শিখলাম

- একটা ছোট খাতা রাখতে: কী খেল, কখন ঘুমাল, কখন পড়ে গেল
- প্রতিটি রিপোর্টের ছবি দিনের আলোয় তুলতে
- ফোন ধরার দায়িত্ব একজন স্বজনকে দিতে, যাতে আমি মেয়ের পাশে থাকতে পারি

ভিসা পেতে প্রথমে যা শুনেছিলাম তার চেয়ে বেশি সময় লাগল। ওই দিনগুলোই ছিল সবচেয়ে কঠিন। সিলেটের ডাক্তার বলেছিলেন, এই কটা দিন অপেক্ষা করা নিরাপদ। কোন লক্ষণ দেখা দিলে সঙ্গে সঙ্গে হাসপাতালে নিতে হবে, তা-ও বলে দিয়েছিলেন।

## চেন্নাইয়ে

হাসপাতালটা আমাদের পুরো বাজারের চেয়েও বড়। প্রথম দিন কয়েক ঘণ্টা বসে থাকতে হলো। রক্ত পরীক্ষার জন্য খালি পেটে থাকতে হবে, কেউ আগে বলেনি। ক্ষুধায় মেয়েটা কাঁদছিল। দ্বিতীয় দিন শিশু স্নায়ুরোগের একজন ডাক্তার মেঝেতে হাঁটু গেড়ে বসে ওকে দিয়ে একটা দাগ বরাবর খেলনা গাড়ি চালালেন। তারপর অনেকক্ষণ ধরে স্ক্যানের ছবি দেখলেন।

তিনি আরেকটা পরীক্ষা চাইলেন, অন্য ধরনের ছবি। তিন দিন পর বললেন, আমরা যে ভয় পেয়েছিলাম, এটা তা নয়। এর জন্য লাগবে ওষুধ, ধৈর্য আর কয়েক মাস পরপর একটা স্ক্যান।

## যে যাত্রা আর করতে হলো না

ভেবেছিলাম অপারেশনের জন্য থেকে যেতে হবে। তার বদলে তিনি সিলেটে আমাদের ডাক্তারকে একটা চিঠি লিখে দিলেন, ওষুধের মাত্রা আর তারিখসহ। বললেন, এই চিকিৎসা দেশেই হবে, নির্দিষ্ট কিছু লক্ষণ দেখা দিলে তবেই আবার আসতে হবে। লক্ষণগুলোও লিখে দিলেন।

সব পরিবার এমন খবর পায় না। আমাদের খবরও অন্য রকম হতে পারত, সে জন্যও আমরা তৈরি ছিলাম।

## অন্যদের যা বলব

1. প্রতিটি পরীক্ষার আগে জিজ্ঞেস করুন, খালি পেটে থাকতে হবে কি না।
2. তিনটি প্রশ্ন লিখে নিন, ডাক্তারের ঘরে গেলে ভুলে যাবেন।
3. জিজ্ঞেস করুন: ‘এটা কি দেশে করা সম্ভব?’
4. ওর প্রিয় খেলনাটা স্যুটকেসে নয়, হাতব্যাগে রাখুন।`,
    },
    th: {
      title: "เรื่องตัวอย่าง: ขอความเห็นจากแพทย์อีกคนที่เจนไน",
      excerpt: "เรื่องสมมติของเด็กหญิงตัวเล็ก คำวินิจฉัยที่น่ากลัว และการเดินทางที่จบลงด้วยการกลับมารักษาที่บ้าน",
      body: `*เรื่องตัวอย่าง: บุคคลในเรื่องเป็นบุคคลสมมติ เรื่องนี้แสดงให้เห็นว่าการเดินทางอาจเป็นอย่างไร ไม่ใช่สิ่งที่จะเกิดขึ้นกับทุกคน*

ลูกสาวของเราอายุสี่ขวบตอนที่เริ่มหกล้ม ครั้งแรกสะดุดเสื่อ ต่อมาล้มโดยไม่มีอะไรให้สะดุด ผลสแกนที่เมืองซิลเหตพบบางอย่างในศีรษะ และมีคำหนึ่งที่เราไม่กล้าพูดออกมาในบ้าน

## หนึ่งสัปดาห์กับเอกสาร

เราส่งข้อความถึง Setu ในเย็นวันพฤหัสบดี ผู้ประสานงานตอบก่อนเที่ยงคืน ขอไฟล์ภาพสแกน ถามน้ำหนักของลูก และถามว่าอาเจียนบ่อยแค่ไหน เขาบอกตรง ๆ ว่าไม่ใช่แพทย์จึงให้ความเห็นเรื่องภาพไม่ได้ แต่ส่งต่อให้ผู้ที่ให้ความเห็นได้

สัปดาห์นั้นเราได้เรียนรู้ที่จะ

- จดลงสมุดเล่มเล็กว่าลูกกินอะไร นอนเมื่อไร ล้มเมื่อไร
- ถ่ายรูปเอกสารการรักษาทุกใบในที่มีแสงสว่าง
- ให้ญาติคนหนึ่งรับโทรศัพท์ เพื่อให้แม่ได้อยู่กับลูก

วีซ่าใช้เวลานานกว่าที่ได้ยินมาตอนแรก นั่นเป็นช่วงที่ยากที่สุด แพทย์ที่ซิลเหตบอกแล้วว่ารอในช่วงนี้ได้อย่างปลอดภัย และบอกด้วยว่าอาการใดต้องรีบไปโรงพยาบาลทันที

## ที่เจนไน

โรงพยาบาลใหญ่กว่าตลาดทั้งตลาดในเมืองของเรา วันแรกรออยู่หลายชั่วโมง ลูกร้องไห้เพราะหิว เนื่องจากไม่มีใครบอกว่าต้องงดอาหารก่อนเจาะเลือด วันที่สองกุมารแพทย์ประสาทวิทยาคุกเข่าลงกับพื้น ให้ลูกเข็นรถของเล่นไปตามเส้น แล้วดูภาพสแกนอยู่นาน

แพทย์ขอตรวจเพิ่มด้วยภาพอีกแบบหนึ่ง สามวันต่อมาจึงบอกว่าไม่ใช่โรคที่เรากลัว แต่เป็นโรคที่ต้องใช้ยา ความอดทน และการสแกนติดตามทุกไม่กี่เดือน

## การเดินทางที่ไม่ต้องไปแล้ว

เราคิดว่าจะต้องอยู่ผ่าตัด แต่แพทย์เขียนหนังสือส่งตัวถึงแพทย์ที่ซิลเหต ระบุขนาดยาและวันนัดตรวจ บอกว่ารักษาที่บ้านได้ และให้กลับมาเฉพาะเมื่อมีอาการบางอย่าง ซึ่งเขียนรายการไว้ให้

ไม่ใช่ทุกครอบครัวจะได้ข่าวแบบนี้ ข่าวของเราก็อาจเป็นอย่างอื่นได้ และเราเตรียมใจไว้แล้วเช่นกัน

## สิ่งที่อยากบอกครอบครัวอื่น

1. ถามก่อนตรวจทุกครั้งว่าต้องงดอาหารหรือไม่
2. จดคำถามสามข้อไว้ เพราะเมื่ออยู่ในห้องตรวจมักจะลืม
3. ถามแพทย์ว่า “รักษาที่บ้านเราได้ไหม”
4. ใส่ของเล่นชิ้นโปรดไว้ในกระเป๋าถือ ไม่ใช่กระเป๋าโหลด`,
    },
  },
};
