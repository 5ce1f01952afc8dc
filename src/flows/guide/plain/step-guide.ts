import { initialTransition } from 'xstate';
import { GUIDE_QUESTIONS, guideMachine, type GuideAnswers } from '#machines/guide.machine.ts';
import type { GuideOffer } from '#domain/guide/rank.ts';
import { sendTo, settlePort, type PureRun } from '../../pure-run.ts';
import { suggestFrom } from '../guide-ports.ts';

type GuideRun = PureRun<typeof guideMachine>;

/** The guide as it is opened. */
export const openGuide = (): GuideRun => ({ snapshot: initialTransition(guideMachine)[0], emitted: [] });

/** Sends all answers of a form at once, and lets the guide compare them. Never rejects. */
export function stepGuide(answers: GuideAnswers, offer: () => Promise<GuideOffer>): Promise<GuideRun> {
  const answered = GUIDE_QUESTIONS.reduce((run, question) => {
    const option = answers[question];
    return option === undefined
      ? run
      : sendTo(guideMachine, run, { type: 'option.choose', question, option });
  }, openGuide());
  const asked = sendTo(guideMachine, answered, { type: 'guide.skip' });
  return settlePort(guideMachine, asked, 'suggest', async (given: GuideAnswers) =>
    suggestFrom(await offer(), given),
  );
}
