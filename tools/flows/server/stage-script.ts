import { holdTimers } from '../../model/steps/held-timers.ts';

/**
 * Put before the shop's own code: inside the stage's frame, long timers are held and calls go to the stage. Opened
 * anywhere else, the page is the shop as it is.
 */
const SCRIPT = `<script>if (window.parent !== window && window.parent.shopStage) { (${holdTimers.toString()})(); window.parent.shopStage.lend(window); }</script>`;

/** A page of the shop with the stage's script as the first of its head. */
export const withStageScript = (html: string): string => html.replace(/<head[^>]*>/, (head) => head + SCRIPT);
