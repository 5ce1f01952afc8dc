import type { Engine, EngineProgram } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebkit } from './webkit.ts';

/** Starts a browser; `close` ends it and its helper processes. */
export function startEngine({ name, path, driver }: EngineProgram): Promise<Engine> {
  if (driver === 'playwright') return startPlaywright(name, path);
  return driver === 'marionette' ? startFirefox(path) : startWebkit(path);
}
