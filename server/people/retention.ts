import type { Config } from '#server/config.ts';

/** For how many days each kind of personal data is kept (the settings `RETENTION_…`). */
export type Retention = Config['retention'];
