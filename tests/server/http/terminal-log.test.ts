import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { loggingOptions, logResponses, logStream } from '#server/http/logging.ts';
import { readableLine } from '#server/http/terminal-log.ts';

/** What a server writes to a terminal or to a file while it answers one request. */
async function logOf(isTTY: boolean): Promise<string> {
  let written = '';
  const out = {
    isTTY,
    write: (text: string) => {
      written += text;
    },
  };
  const app = Fastify(loggingOptions('info', logStream(out)));
  logResponses(app);
  app.get('/kontakt', async () => 'ok');
  await app.inject('/kontakt?customerId=1');
  await app.close();
  return written;
}

describe('the log', () => {
  it('is one readable line a request in a terminal', async () => {
    expect(await logOf(true)).toMatch(/^\d\d:\d\d:\d\d GET \/kontakt 200 \d+ ms\n$/);
  });

  it('is JSON elsewhere', async () => {
    expect(JSON.parse(await logOf(false))).toMatchObject({ route: '/kontakt', status: 200 });
  });

  it('shows an error with its level and stack, and nothing that steers the terminal', () => {
    const time = Date.UTC(2026, 10, 22);
    const err = { message: 'bad \u001b[2J', stack: 'Error: bad \u001b[2J\n  at x' };
    const line = readableLine(JSON.stringify({ level: 50, time, reqId: 'r', err, job: 'j', msg: 'failed' }));
    expect(line).toMatch(/^\d\d:\d\d:\d\d ERROR failed \{"job":"j"\}\nError: bad \[2J\n {2}at x$/);
  });

  it('leaves a line that is not the logger’s as it is', () => {
    expect(readableLine('a warning of Node\n')).toBe('a warning of Node');
  });
});
