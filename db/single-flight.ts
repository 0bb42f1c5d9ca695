/**
 * Shares one question among concurrent callers. A caller who arrives while one is under way waits
 * for the next, so every answer is newer than its question.
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
