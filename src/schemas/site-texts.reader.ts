import * as z from 'zod/mini';
import { SITE_TEXT_KEYS, type SiteTexts } from '#domain/site-section.ts';
import { readList } from './list.reader.ts';

const contentItem = z.object({ type: z.enum(SITE_TEXT_KEYS), content: z.string() });

/** A page's texts by key; unknown keys are ignored, a repeated one keeps its first text (SH-13). */
export function readSiteTexts(answer: unknown): SiteTexts | undefined {
  const list = readList(contentItem, answer);
  if (!list) return undefined;
  const texts: SiteTexts = {};
  for (const { type, content } of list.items) texts[type] ??= content;
  return texts;
}
