import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { draftNoticeCopy as copy } from '#copy/purchase/draft-notice.ts';
import type { Config } from '#server/config.ts';
import type { CompletionSettings } from '#server/people/complete-text.ts';
import { showLimit } from '#server/pages/plain/limit-page.ts';
import { html } from '#server/plain-pages/html.ts';
import type { House } from '#server/plain-pages/house.ts';
import { plainPage, plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { findPreview, PREVIEW_PATH, type PreviewedDraft } from './draft-preview.ts';
import { renderOtherDraft, type DraftPage } from './draft-pages.ts';
import { showText } from './show-text.ts';

/** Requests per minute and IP address; each renders a page. */
const PREVIEWS_PER_MINUTE = 60;

export interface PreviewOptions {
  db: Db;
  house: House;
  config: CompletionSettings & Pick<Config, 'rateLimit' | 'brandName' | 'publicUrl'>;
  /** Renders a page of the shop's app. */
  render: (draft: PreviewedDraft) => Promise<DraftPage>;
}

/**
 * Serves drafts at addresses that nobody can guess. Nothing of it is kept by anybody: no cache, no search engine, no page that
 * is linked from here learns of it.
 */
export async function previewPlugin(
  app: FastifyInstance,
  { db, house, config, render }: PreviewOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...plainPageHeaders(), 'x-robots-tag': 'noindex, nofollow, noarchive' });
  });
  if (config.rateLimit) await app.register(rateLimit, { max: PREVIEWS_PER_MINUTE, timeWindow: '1 minute' });
  showLimit(app, () => LIMIT);
  app.get<{ Params: { token: string } }>(`${PREVIEW_PATH}/:token`, async ({ params }, reply) => {
    const draft = await findPreview(db, params.token, new Date());
    if (!draft) return reply.code(410).send(GONE);
    const shown = { ...draft, content: showText(draft.id, draft.content, config) };
    const page = renderOtherDraft(shown, config, await readMailWords(db), house) ?? (await render(shown));
    return reply.header('content-security-policy', page.policy).send(page.html);
  });
}

const GONE = plainPage(
  copy.gone,
  html`<main>
    <h1>${copy.gone}</h1>
    <p>${copy.goneText}</p>
  </main>`,
);

const LIMIT = plainPage(
  copy.limitTitle,
  html`<main>
    <h1>${copy.limitTitle}</h1>
    <p>${copy.limit}</p>
  </main>`,
);
