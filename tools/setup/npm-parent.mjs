// @ts-check

/**
 * Makes a command end when the npm that runs it is told to. npm passes a signal on to the shell between them,
 * and that shell dies of it without a word to its child: the shop would stay behind, holding its port and data.
 * From a terminal (Ctrl+C) the command hears the signal itself, and then it is not told a second time: a second
 * signal means hurry.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
  const told = (/** @type {NodeJS.Signals} */ signal) => {
    clearInterval(watch);
    // Nobody else listens: do what Node would have done without us.
    if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', told).on('SIGTERM', told);
}
