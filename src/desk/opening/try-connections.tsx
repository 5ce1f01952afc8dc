import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { CHECK_WORDS, CONNECTION_NAMES, connectionsCopy as copy } from '#desk/copy/connections.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { tightStack } from '#styles/desk/base.css.ts';

/** Button that tests the shop's connections during setup; failures are shown beside it. */
export function TryConnections({ onTried }: { onTried: () => void }) {
  const { client } = useDesk();
  const { busy, outcome, run } = useAction({ failed: copy.failed, onSettled: onTried });
  const press = () =>
    void run('try', () => unwrap(client.POST('/state/checks')), {
      done: ({ checks }) => {
        const broken = checks.flatMap(({ name, code }) =>
          code === undefined ? [] : `${CONNECTION_NAMES[name]}: ${CHECK_WORDS[code]}`,
        );
        return broken.length === 0
          ? { kind: 'ok', words: copy.done(0) }
          : { kind: 'warn', words: broken.join(' ') };
      },
    });
  return (
    <div className={tightStack}>
      <DeskButton kind="ghost" icon="refresh" pending={busy !== undefined} onPress={press}>
        {copy.press}
      </DeskButton>
      <OutcomeStatus outcome={outcome} />
    </div>
  );
}
