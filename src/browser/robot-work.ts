import { toWireDate } from '#domain/birth-date.ts';
import { workSubject, workTest, workToken } from '#domain/typed/robot-work.ts';
import { shopDay } from '#domain/shop-day.ts';

/** Numbers that are tried before the page may do something else. */
const AT_ONCE = 1_000;

/** Does the work that the shop's own robot check asks for, in slices that the page does not notice. */
export async function doRobotWork(content: readonly string[]): Promise<string> {
  const day = toWireDate(shopDay());
  const isFound = workTest(workSubject(content, day));
  for (let work = 0; ; work += 1) {
    if (isFound(work)) return workToken(day, work);
    if (work % AT_ONCE === 0) await new Promise((resume) => setTimeout(resume));
  }
}
