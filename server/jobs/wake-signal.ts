/** Lets a loop wait until it is notified, or until a delay has passed. A notification while no loop waits is kept for the next. */
export class WakeSignal {
  #waiting = new Set<() => void>();
  #notified = false;

  notify(): void {
    this.#notified = this.#waiting.size === 0;
    // Each takes itself out; a Set allows that while it is walked.
    for (const wakeUp of this.#waiting) wakeUp();
  }

  async wait(milliseconds?: number): Promise<void> {
    if (this.#notified) {
      this.#notified = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        this.#waiting.delete(wakeUp);
        resolve();
      };
      const timer = milliseconds === undefined ? undefined : setTimeout(wakeUp, milliseconds);
      this.#waiting.add(wakeUp);
    });
  }
}
