import { vi } from 'vitest';
import { signIn } from '#tools/model/models/sign-in.ts';
import { signInSteps } from '#tools/model/steps/sign-in.ts';
import { deskInJsdom } from './jsdom/desk-in-jsdom.tsx';
import { walkChapters } from './jsdom/walk-chapters.ts';

vi.mock('@simplewebauthn/browser', () => import('./jsdom/sample-passkeys.ts'));

walkChapters(signIn, signInSteps, { driverOf: deskInJsdom });
