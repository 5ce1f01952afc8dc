import { toWireDate } from '#domain/birth-date.ts';
import { workSubject, workTest, workToken } from '#domain/typed/robot-work.ts';
import { shopDay } from '#domain/shop-day.ts';

/** Numbers that are tried between two looks at the clock. */
const AT_ONCE = 50;
/** Milliseconds after which the page may do something else. */
const SLICE_MS = 8;

/**
 * Yields to the event loop. It uses a message, since browsers delay timers: by four milliseconds each, and by a
 * second in a hidden tab, where the visitor may have switched after pressing "Wyślij".
 */
function giveWay({ port1, port2 }: MessageChannel): Promise<void> {
  return new Promise((resume) => {
    port1.onmessage = () => resume();
    port2.postMessage(undefined);
  });
}

/** Does the work that the shop's own robot check asks for, in slices that the page does not notice. */
export async function doRobotWork(content: readonly string[]): Promise<string> {
  const day = toWireDate(shopDay());
  const isFound = workTest(workSubject(content, day));
  const channel = new MessageChannel();
  let begun = performance.now();
  for (let work = 0; ; work += 1) {
    if (isFound(work)) {
      channel.port1.close();
      return workToken(day, work);
    }
    if (work % AT_ONCE > 0 || performance.now() - begun < SLICE_MS) continue;
    await giveWay(channel);
    begun = performance.now();
  }
}
