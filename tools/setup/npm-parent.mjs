// @ts-check

/**
 * Makes a command exit when npm, which runs it, receives a signal. npm forwards the signal to the shell in between,
 * which dies without forwarding it to its child: the shop would go on, holding its port and data. On Ctrl+C the
 * command receives the signal from the terminal and must not get a second one, which would mean to hurry.
 */
export function exitWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
    clearInterval(watch);
    // Nobody else listens: do what Node would have done without us.
    if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}
