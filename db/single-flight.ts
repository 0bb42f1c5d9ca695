/**
 * Concurrent callers share one call of `ask`. A caller who arrives while it runs waits for the next
 * call, so every answer was read after its caller asked.
 */
export function singleFlight<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Answer> | null = null;

  const start = (): Promise<Answer> => {
    const answer = ask();
    const settled = answer
      .catch(() => {})
      .finally(() => {
        if (running === settled) running = null;
      });
    running = settled;
    return answer;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}
