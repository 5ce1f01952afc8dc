/** A clock that is moved by hand, ahead of the machine's. */
export function jobClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}
