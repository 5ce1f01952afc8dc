import { vi } from 'vitest';
import { answer } from '#tools/model/models/answer.ts';
import { DESK_NOW } from '#tools/model/steps/held-desk.ts';
import { answerSteps } from '#tools/model/steps/answer.ts';
import type { DeskUi } from '#tools/model/steps/ui.ts';
import { deskInJsdom } from './jsdom/desk-in-jsdom.tsx';
import { walkChapters } from './jsdom/walk-chapters.ts';

vi.mock('@simplewebauthn/browser', () => import('./jsdom/sample-passkeys.ts'));

walkChapters(answer, (ui: DeskUi) => answerSteps(ui, DESK_NOW), { driverOf: deskInJsdom });
