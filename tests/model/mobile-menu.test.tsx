import { mobileMenu } from '#tools/model/models/mobile-menu.ts';
import { mobileMenuSteps } from '#tools/model/steps/mobile-menu.ts';
import { walkChapters } from './jsdom/walk-chapters.ts';

walkChapters(mobileMenu, mobileMenuSteps);
