import type { AnswerSource } from '../answer-port.ts';
import { completeChat, type ChatModel } from './chat-completion.ts';
import { draftMessages } from './draft-messages.ts';
import { readDraft } from './read-draft.ts';

/** Creates the answer source that asks a model for drafts. */
export const modelAnswers = (chat: ChatModel & { draftsOnPayment: boolean }): AnswerSource => ({
  name: chat.model,
  onlyWhenAsked: !chat.draftsOnPayment,
  async write(request) {
    const messages = draftMessages(request);
    const completion = await completeChat(chat, messages);
    if ('declined' in completion) return completion;
    const draft = readDraft(completion.text, request);
    if ('declined' in draft) return draft;
    return { ...draft, prompt: messages.map(({ role, content }) => `${role}:\n${content}`).join('\n\n') };
  },
});
