import { DESK_NOW, holdDesk, lendPasskey } from '../../model/steps/held-desk.ts';
import { holdTimers } from '../../model/steps/held-timers.ts';

/**
 * Script that runs before the shop's code: inside the stage's frame it holds long timers and routes API calls to the
 * stage. Outside of the frame it does nothing.
 */
const script = (more: string) =>
  `<script>if (window.parent !== window && window.parent.shopStage) { (${holdTimers.toString()})(); ${more} window.parent.shopStage.lend(window); }</script>`;

const SCRIPTS = {
  shop: script(''),
  desk: script(`(${holdDesk.toString()})(${DESK_NOW}); (${lendPasskey.toString()})();`),
};

/** Adds the stage's script to the head of a page of the shop or the desk. */
export const withStageScript = (html: string, kind: keyof typeof SCRIPTS): string =>
  html.replace(/<head[^>]*>/, (head) => head + SCRIPTS[kind]);
