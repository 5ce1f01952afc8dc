import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import { robotContent } from '#domain/typed/robot-work.ts';
import { readContactTopic } from '#domain/typed/contact-kind.ts';
import { contactMachine, type ContactValues } from '#machines/contact.machine.ts';
import type { ShopApi, ShopApiSource } from '#api/shop-api.ts';
import { outlivingCall } from '../outliving-call.ts';
import { forgetMessage } from './contact-draft.ts';

/** Gets a robot-check token for what is sent. */
type RobotToken = (content: readonly string[]) => Promise<string>;

/** The port sendContactMessage: gets a robot-check token, then sends the message (CO-3). */
export async function sendMessage(
  input: ContactValues,
  api: () => Promise<Pick<ShopApi, 'sendContactMessage'>>,
  robotToken: RobotToken,
): Promise<void> {
  const topic = readContactTopic(input.topic);
  const contact = {
    firstName: readTyped(input.firstName),
    lastName: readTyped(input.lastName),
    email: readEmail(input.email),
    message: readTyped(input.message),
    ...(topic && { topic }),
  };
  const token = await robotToken(robotContent(contact));
  const { sendContactMessage } = await api();
  await sendContactMessage(contact, token);
}

/** The contact machine with its port implemented. `tell` is told of a message that was sent, or not, after the page was left. */
export const provideContact = (api: ShopApiSource, robotToken: RobotToken, tell: (isSent: boolean) => void) =>
  contactMachine.provide({
    actors: {
      sendContactMessage: outlivingCall(async (input: ContactValues) => {
        await sendMessage(input, api, robotToken);
        forgetMessage(input);
      }, tell),
    },
  });
