import { unwrap } from '#desk/api/desk-client.ts';
import { formatMoment } from '#desk/copy/time.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { list } from '#styles/desk/access.css.ts';
import { hint, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { pushCopy as copy } from './notices-copy.ts';
import { askForPush, canPush, endPush, ownEndpoint } from './push-device.ts';

/** The browsers on which one is notified, this one among them. */
export function PushSection() {
  const { client } = useDesk();
  const now = useNow();
  const { loaded, reload } = useLoad(
    async () => ({ ...(await unwrap(client.GET('/me/push'))), own: await ownEndpoint() }),
    'push',
  );
  const { busy, outcome, run } = useAction({ failed: copy.actionFailed, onSettled: reload });

  const begin = (publicKey: string) =>
    void run(
      'begin',
      async () => {
        const consent = await askForPush(publicKey);
        if (consent) await unwrap(client.POST('/me/push', { body: consent }));
        return consent !== undefined;
      },
      { done: (isOn) => (isOn ? copy.on : { kind: 'warn', words: copy.refused }) },
    );
  const end = (id: string, isOwn: boolean) =>
    void run(
      id,
      async () => {
        await unwrap(client.DELETE('/me/push/{pushId}', { params: { path: { pushId: id } } }));
        if (isOwn) await endPush();
      },
      { done: copy.off },
    );

  return (
    <section className={panel} aria-labelledby="przegladarki">
      <h2 id="przegladarki">{copy.title}</h2>
      <p className={hint}>{copy.lead}</p>
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ publicKey, devices, own }) => (
          <>
            {devices.length > 0 && (
              <ul className={list}>
                {devices.map(({ id, endpoint, device, since, isFailing }) => (
                  <li key={id}>
                    <span>
                      <b>{device}</b>
                      <small>
                        {[
                          ...(endpoint === own ? [copy.thisOne] : []),
                          copy.since(formatMoment(since, now)),
                          ...(isFailing ? [copy.failing] : []),
                        ].join(', ')}
                      </small>
                    </span>
                    <DeskButton
                      kind="ghost"
                      aria-label={copy.endNamed(device)}
                      pending={busy === id}
                      onPress={() => end(id, endpoint === own)}
                    >
                      {copy.end}
                    </DeskButton>
                  </li>
                ))}
              </ul>
            )}
            {!canPush() && <p className={hint}>{copy.cannot}</p>}
            {canPush() && !devices.some(({ endpoint }) => endpoint === own) && (
              <p className={row}>
                <DeskButton kind="ghost" pending={busy === 'begin'} onPress={() => begin(publicKey)}>
                  {copy.begin}
                </DeskButton>
              </p>
            )}
          </>
        )}
      </LoadedSection>
      <OutcomeStatus outcome={outcome} />
    </section>
  );
}
