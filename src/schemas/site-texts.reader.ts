import * as z from 'zod/mini';
import { SITE_TEXT_KEYS, type SiteTexts } from '#domain/site-section.ts';
import { readList } from './list.reader.ts';

const contentItem = z.object({ type: z.enum(SITE_TEXT_KEYS), content: z.string() });

/** Reads a page's content texts by key (SH-13). Unknown keys and blank texts are ignored; the first of duplicate keys wins. */
export function readSiteTexts(response: unknown): SiteTexts | undefined {
  const list = readList(contentItem, response);
  if (!list) return undefined;
  const texts: SiteTexts = {};
  for (const { type, content } of list.items) if (content.trim() !== '') texts[type] ??= content;
  return texts;
}
