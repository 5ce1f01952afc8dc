import { setFlagsFromString } from 'node:v8';

/*
 * The server's program. Memory is limited before anything else is loaded, since a heap that has grown stays large
 * (docs/decisions/0012).
 */

// V8 collects garbage when the heap is one and a half times what is in use, not four times: a loaded shop needs a quarter less.
setFlagsFromString('--heap-growing-percent=50');
// What a start makes lives on. Copying it between two halves of 16 MB only makes both grow; once started, they may.
setFlagsFromString('--semi-space-growth-factor=1');

const { run } = await import('./serve.ts');
await run({
  file: import.meta.filename,
  environment: process.env,
  onStarted: () => setFlagsFromString('--semi-space-growth-factor=2'),
});
