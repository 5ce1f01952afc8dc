import type { FastifyInstance } from 'fastify';
import { isCardId } from '#domain/answer/tarot.ts';
import { drawCardPicture } from './draw-card.ts';

/** Serves the drawn cards, each made on request: `/karty/major-17.svg`, `/karty/cups-1-r.svg` (reversed). */
export function serveCards(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/karty/:name', async ({ params }, reply) => {
    const [, card = '', reversed] = /^([a-z]+-\d+)(-r)?\.svg$/.exec(params.name) ?? [];
    if (!isCardId(card)) return reply.code(404).send();
    return reply
      .type('image/svg+xml; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(drawCardPicture(card, reversed !== undefined));
  });
}
