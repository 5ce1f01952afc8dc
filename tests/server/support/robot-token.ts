import { robotContent, workSubject, workTest, workToken } from '#domain/typed/robot-work.ts';

/** A body of POST /contact whose sender has done the work of the shop's own robot check. */
export function contactBody(contactData: Parameters<typeof robotContent>[0], day = today()) {
  const isFound = workTest(workSubject(robotContent(contactData), day));
  let work = 0;
  while (!isFound(work)) work += 1;
  return { recaptchaToken: workToken(day, work), contactData };
}

const today = () => new Date().toISOString().slice(0, 10);
