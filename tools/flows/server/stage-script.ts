import { holdTimers } from '../../model/steps/held-timers.ts';

/**
 * Script that runs before the shop's code: inside the stage's frame it holds long timers and routes API calls to the
 * stage. Outside of the frame it does nothing.
 */
const SCRIPT = `<script>if (window.parent !== window && window.parent.shopStage) { (${holdTimers.toString()})(); window.parent.shopStage.lend(window); }</script>`;

/** Adds the stage's script to the head of a shop page. */
export const withStageScript = (html: string): string => html.replace(/<head[^>]*>/, (head) => head + SCRIPT);
