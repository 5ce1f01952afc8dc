import { useRef, useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { muted, row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { MessageList } from './message-list.tsx';
import { messagesCopy as copy } from './messages-copy.ts';

/** Field of the search in messages. What is searched for stays out of the address. */
export function MessageSearchForm({
  wanted,
  onSearch,
}: {
  wanted: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(wanted);
  const form = useRef<HTMLFormElement>(null);
  return (
    <HeldForm
      ref={form}
      role="search"
      className={tightStack}
      isHeld={false}
      onSubmit={() => onSearch(text.trim())}
    >
      <TextField
        label={copy.search}
        name="szukaj-w-listach"
        type="search"
        value={text}
        onChange={setText}
        hint={copy.searchHint}
        maxLength={254}
        autoComplete="off"
        parts={fieldParts}
      />
      <p className={row}>
        <DeskButton type="submit" kind="ghost" icon="search">
          {copy.searchGo}
        </DeskButton>
        {wanted !== '' && (
          <DeskButton
            kind="quiet"
            onPress={() => {
              setText('');
              onSearch('');
              // The pressed button goes.
              form.current?.querySelector('input')?.focus();
            }}
          >
            {copy.searchClear}
          </DeskButton>
        )}
      </p>
    </HeldForm>
  );
}

/** The messages that a search has found, the latest first. */
export function FoundMessages({ text, now, today }: { text: string; now: number; today: string }) {
  const { client } = useDesk();
  const { loaded, reload } = useLoad(() => unwrap(client.POST('/messages/search', { body: { text } })), text);
  return (
    <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
      {({ messages, hasMore }) => (
        <>
          <p role="status" className={muted}>
            <span>{copy.found(messages.length)}</span> {hasMore && <span>{copy.foundMost}</span>}
          </p>
          {messages.length > 0 && (
            <MessageList label={copy.list} messages={messages} now={now} today={today} />
          )}
        </>
      )}
    </LoadedSection>
  );
}
