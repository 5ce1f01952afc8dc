import { Typed } from '#desk/ui/typed.tsx';
import { peopleCopy as copy } from './access-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { DeskMember, Invitation, People } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface PeopleListProps {
  people: People;
  /** Id of the person who looks. */
  me: string;
  now: number;
  /** What is being done, by the id of its person or invitation. */
  busy: string | undefined;
  onEndSessions: (person: DeskMember) => void;
  onRemove: (person: DeskMember) => void;
  onWithdraw: (invitation: Invitation) => void;
}

/** List of people with access, and of open invitations. */
export const PeopleList = ({
  people,
  me,
  now,
  busy,
  onEndSessions,
  onRemove,
  onWithdraw,
}: PeopleListProps) => (
  <>
    <section className={panel} aria-labelledby="dostep">
      <h2 id="dostep">{copy.access}</h2>
      <ul className={list}>
        {people.people.map((person) => (
          <li key={person.id}>
            <span>
              <b>{person.name}</b> <span>{copy.role[person.role]}</span>
              <small>
                <Typed>
                  {[
                    person.email,
                    person.id === me
                      ? copy.you
                      : person.lastSeenAt === undefined
                        ? copy.neverSeen
                        : copy.seen(formatMoment(person.lastSeenAt, now)),
                    copy.passkeys(person.passkeys),
                    person.id !== me && person.sessions > 0 && copy.sessions(person.sessions),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Typed>
              </small>
            </span>
            {person.id !== me && (
              <span className={row}>
                {person.sessions > 0 && (
                  <DeskButton
                    kind="ghost"
                    aria-label={copy.endSessionsNamed(person.name)}
                    pending={busy === `sessions ${person.id}`}
                    onPress={() => onEndSessions(person)}
                  >
                    {copy.endSessions}
                  </DeskButton>
                )}
                <DeskButton
                  kind="ghost"
                  aria-label={copy.removeNamed(person.name)}
                  pending={busy === person.id}
                  onPress={() => onRemove(person)}
                >
                  {copy.remove}
                </DeskButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
    <section className={panel} aria-labelledby="zaproszenia">
      <h2 id="zaproszenia">{copy.invitations}</h2>
      {people.invitations.length === 0 && <p className={muted}>{copy.noInvitations}</p>}
      <ul className={list}>
        {people.invitations.map((invitation) => {
          const { id, name, role, email, expiresAt } = invitation;
          return (
            <li key={id}>
              <span>
                <b>{name}</b> <span>{copy.role[role]}</span>
                <small>
                  <Typed>
                    {[
                      email,
                      Date.parse(expiresAt) <= now ? copy.expired : copy.until(formatMoment(expiresAt, now)),
                    ].join(', ')}
                  </Typed>
                </small>
              </span>
              <DeskButton
                kind="ghost"
                aria-label={copy.withdrawNamed(name)}
                pending={busy === id}
                onPress={() => onWithdraw(invitation)}
              >
                {copy.withdraw}
              </DeskButton>
            </li>
          );
        })}
      </ul>
    </section>
  </>
);
