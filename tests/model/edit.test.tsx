import { vi } from 'vitest';
import { edit } from '#tools/model/models/edit.ts';
import { editSteps } from '#tools/model/steps/edit.ts';
import { deskInJsdom } from './jsdom/desk-in-jsdom.tsx';
import { walkChapters } from './jsdom/walk-chapters.ts';

vi.mock('@simplewebauthn/browser', () => import('./jsdom/sample-passkeys.ts'));

walkChapters(edit, editSteps, { driverOf: deskInJsdom });
