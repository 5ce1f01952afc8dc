/** Lets a loop sleep until a time has passed or somebody rings. A ring while nobody sleeps is not lost. */
export class Bell {
  #sleepers = new Set<() => void>();
  #rung = false;

  ring(): void {
    this.#rung = this.#sleepers.size === 0;
    // Each takes itself out; a Set allows that while it is walked.
    for (const wakeUp of this.#sleepers) wakeUp();
  }

  async wait(milliseconds: number): Promise<void> {
    if (this.#rung) {
      this.#rung = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, milliseconds);
      this.#sleepers.add(wakeUp);
    });
  }
}
