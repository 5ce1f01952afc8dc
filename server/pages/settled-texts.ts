import type { FastifyInstance } from 'fastify';
import { pack, sendPacked } from '#server/http/packed.ts';
import { lazily } from '#server/lazily.ts';
import { webManifest } from './manifest.ts';

/** Serves the texts that only the settings change: the manifest and the rules for robots. */
export function serveSettledTexts(app: FastifyInstance, publicUrl: string, brandName: string): void {
  const serveText = (path: string, type: string, text: string) => {
    const packed = lazily(() => pack(text));
    app.get(path, async (request, reply) =>
      sendPacked(request, reply.type(`${type}; charset=utf-8`), await packed()),
    );
  };
  serveText('/manifest.webmanifest', 'application/manifest+json', webManifest(brandName));
  serveText(
    '/robots.txt',
    'text/plain',
    `User-agent: *\nDisallow: /zamow\nDisallow: /newsletter/\nDisallow: /prosto/\nDisallow: /odstapienie\nDisallow: /moje-dane\nDisallow: /sandbox/\nDisallow: /podglad/\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
}
