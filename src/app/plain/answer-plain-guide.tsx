import { GUIDE_QUESTIONS, type GuideAnswers } from '#machines/guide.machine.ts';
import { getGuide } from '#api/guide.ts';
import { guideCopy } from '#copy/purchase/guide.ts';
import { GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { hintsOf } from '#domain/guide/hints.ts';
import { PlainGuide } from '#flows/guide/plain/plain-guide-page.tsx';
import { openGuide, stepGuide } from '#flows/guide/plain/step-guide.ts';
import type { PlainFormCall } from './answer-plain-forms.tsx';
import type { PlainPage } from './answer-plain-order.tsx';
import { pageOf } from './plain-page.tsx';

/** Answers a request to the guide without scripts (RD-4). The answers come in a form, so no address holds them. */
export async function answerPlainGuide({
  body,
  client,
  config,
  closed: readClosed,
}: PlainFormCall): Promise<PlainPage> {
  const answers: GuideAnswers = Object.fromEntries(
    GUIDE_QUESTIONS.flatMap((question) => {
      const option = body?.[question];
      return option === undefined ? [] : [[question, option]];
    }),
  );
  const { snapshot } = body === undefined ? openGuide() : await stepGuide(answers, () => getGuide(client));
  const hints = await getGuide(client).then(hintsOf, () => undefined);
  const shown = { snapshot, hints, closed: await readClosed() };
  return pageOf(config, guideCopy.open, GUIDE_PATH, <PlainGuide {...shown} />);
}
