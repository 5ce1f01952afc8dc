import { afterAll } from 'vitest';
import { recordConditions, saveConditions } from './record-conditions.ts';
import { saveChanges, watchStatements } from './try-changes.ts';

const folder = process.env['CONDITIONS_FOLDER'] ?? '';

recordConditions();
await watchStatements();
afterAll(() => {
  saveConditions(folder);
  saveChanges(folder);
});
