import type { Words } from "../column-values";
import { type RecordRow, recordTable, type TextRow, textTable } from "./record-columns";

export interface ReplyTemplates extends RecordRow {
  position: number;
}

export interface ReplyTemplateTexts extends TextRow {
  title: Words;
  occasion: Words;
  body: Words;
}

export const replyTemplates = {
  owner: "features/content/reply-templates",
  tables: {
    reply_templates: recordTable<ReplyTemplates>()({
      notPersonal: { "place in the list": ["position"] },
    }),
    reply_template_texts: textTable<ReplyTemplateTexts>()({
      notPersonal: { "words for any family": ["title", "occasion", "body"] },
    }),
  },
};
