import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DESK_PAGES } from '#desk/pages.ts';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { ATTEMPTS_WHILE_WAITING } from '#islands/import-with-retry.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from './ui/desk-button.tsx';
import { Notice } from './ui/notice.tsx';
import type { Outcome } from './ui/outcome-status.tsx';
import { nameShapes, onSignedOut, type DeskClient, type OperationShapes } from './api/desk-client.ts';
import { listenToDesk, tellTabsOfLeaving } from './browser/desk-events.ts';
import { leaveBy, leaveDeskBy } from './browser/leave-guard.ts';
import { singleKeysWork, setSingleKeys } from './browser/single-keys.ts';
import type { EntryTokens } from './access/entry-token.ts';
import { shellCopy } from './copy/shell.ts';
import { keyedPages } from './frame/desk-menu.ts';
import { DeskContext, mayOf, type Desk } from './frame/desk-context.tsx';
import { SignInScreen } from './access/sign-in-screen.tsx';
import { ExpiredDialog } from './access/expired-dialog.tsx';
import { provideSignIn } from './access/sign-in-ports.ts';
import { DeskPages } from './page-routes.tsx';
import { OtherReleaseStrip } from './frame/release/other-release-strip.tsx';
import { useDeskKeys } from './frame/use-desk-keys.ts';
import { useDeskTheme } from './frame/use-desk-theme.ts';
import { useOpenAnswers } from './frame/use-open-answers.ts';
import { useOnline } from './frame/use-online.ts';
import { useOwnName } from './access/use-own-name.ts';

/** Both are fetched at their first opening. */
const KeysSheet = lazyWithRetry(
  async () => (await import('./frame/keys-sheet.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);
const SearchDialog = lazyWithRetry(
  async () => (await import('./search/search-dialog.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);

export interface DeskAppProps {
  client: DeskClient;
  /** What this page knows of the contract, once it is there. */
  shapes?: Promise<OperationShapes>;
  tokens: EntryTokens;
}

/** The whole desk: signing in until somebody is inside, then the pages; an expired session asks over them. */
export function DeskApp({ client, shapes, tokens }: DeskAppProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const machine = useMemo(() => provideSignIn(client), [client]);
  const actor = useActorRef(machine, { input: tokens });
  const snapshot = useSelector(actor, (current) => current);
  const { person, rename } = useOwnName(snapshot.context.person);
  const isInside = snapshot.hasTag('inside');
  const isExpired = snapshot.hasTag('expired');
  const canLeave = !isExpired && !snapshot.hasTag('busy');
  const [updates, setUpdates] = useState(0);
  const [keysOpen, setKeysOpen] = useState(false);
  const [singleKeys, setSingle] = useState(singleKeysWork);
  const [isSearching, setSearching] = useState(false);
  const [leavingFailed, setLeavingFailed] = useState(false);
  const [leftFailure, setLeftFailure] = useState<Outcome>();
  const { theme, toggle } = useDeskTheme();
  const isOnline = useOnline();
  // While she leaves, that the session has ended is no news, unless leaving fails.
  const [hasEnded, setEnded] = useState(false);
  const onExpired = useCallback(() => {
    setEnded(true);
    actor.send({ type: 'session.expire' });
  }, [actor]);
  const leave = useCallback(
    () =>
      leaveDeskBy(() => {
        setEnded(false);
        setLeavingFailed(false);
        actor.send({ type: 'session.leave' });
      }),
    [actor],
  );

  useEffect(() => onSignedOut(client, onExpired), [client, onExpired]);

  const [isOtherRelease, setOtherRelease] = useState(false);
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    void shapes?.then((known) => {
      if (!isOver) stop = nameShapes(client, known, () => setOtherRelease(true));
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, shapes]);

  useEffect(() => {
    // The next person finds neither what was said to this one nor what she had open, but her own queue.
    const clear = () => {
      setLeavingFailed(false);
      setLeftFailure(undefined);
      setKeysOpen(false);
      setSearching(false);
      void navigate(DESK_PAGES.queue.path, { replace: true });
    };
    const subscriptions = [
      actor.on('person.changed', clear),
      actor.on('person.left', () => {
        tellTabsOfLeaving();
        clear();
      }),
      actor.on('leaving.failed', () => setLeavingFailed(true)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, navigate]);

  useEffect(() => {
    if (leavingFailed && hasEnded) actor.send({ type: 'session.expire' });
  }, [actor, leavingFailed, hasEnded]);

  // The addresses of signing in lead to the queue once somebody is inside.
  useEffect(() => {
    const isSignIn = pathname === DESK_PAGES.signIn.path || pathname === DESK_PAGES.invitation.path;
    if (isInside && isSignIn) void navigate(DESK_PAGES.queue.path, { replace: true });
  }, [isInside, pathname, navigate]);

  // Only what is loaded after she was read may be taken for as new as the state that was read with her.
  const fresh = useRef({ state: person?.state, of: undefined as string | undefined });
  const listener = isInside && !isExpired ? person?.id : undefined;
  useEffect(() => {
    fresh.current.state = person?.state;
  });
  useEffect(() => {
    if (listener === undefined) return undefined;
    const known = fresh.current.of === listener ? undefined : fresh.current.state;
    fresh.current.of = listener;
    const onChange = () => setUpdates((count) => count + 1);
    return listenToDesk({ client, person: listener, known, onChange, onSignedOut: onExpired });
  }, [client, listener, onExpired]);

  const openAnswers = useOpenAnswers(client, listener, updates);

  useDeskKeys({
    onSearch: () => isInside && setSearching(true),
    onKeys: () => setKeysOpen(true),
    pages: Object.fromEntries(keyedPages(mayOf(person)).map(({ key, path }) => [key, path])),
    onPage: (path) => leaveBy(() => void navigate(path)),
  });

  const desk = useMemo<Desk | undefined>(
    () =>
      person && {
        client,
        person,
        onRename: rename,
        updates,
        openAnswers,
        isOnline,
        isOtherRelease,
        isSignedIn: !isExpired,
        theme,
        onTheme: toggle,
        onLeave: canLeave ? leave : undefined,
        onKeys: () => setKeysOpen(true),
        onSearch: () => setSearching(true),
        onLeftFailure: setLeftFailure,
      },
    [
      client,
      person,
      rename,
      updates,
      openAnswers,
      isOnline,
      isOtherRelease,
      isExpired,
      canLeave,
      theme,
      toggle,
      leave,
    ],
  );

  if (!isInside || !desk)
    return (
      <>
        {isOtherRelease && <OtherReleaseStrip person="" />}
        <SignInScreen actor={actor} client={client} />
      </>
    );
  return (
    <DeskContext value={desk}>
      {isExpired && <ExpiredDialog actor={actor} isOtherRelease={isOtherRelease} />}
      {leavingFailed && !hasEnded && <Notice kind="bad" title={shellCopy.leavingFailed} live />}
      {leftFailure && (
        <Notice kind={leftFailure.kind} title={shellCopy.leftFailure(leftFailure.words)} live>
          <div className={row}>
            <DeskButton kind="ghost" onPress={() => setLeftFailure(undefined)}>
              {shellCopy.leftFailureRead}
            </DeskButton>
          </div>
        </Notice>
      )}
      <DeskPages key={desk.person.id} />
      <ErrorBoundary renderFallback={() => <Notice kind="bad" title={shellCopy.deskFailed} live />}>
        <Suspense>
          {keysOpen && (
            <KeysSheet
              singleKeys={singleKeys}
              onSingleKeys={(work) => {
                setSingleKeys(work);
                setSingle(work);
              }}
              onClose={() => setKeysOpen(false)}
            />
          )}
          {isSearching && <SearchDialog onClose={() => setSearching(false)} />}
        </Suspense>
      </ErrorBoundary>
    </DeskContext>
  );
}
