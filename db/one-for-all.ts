/**
 * Asks once for all who want to know meanwhile. Nobody is given an answer to a question that was put
 * before he asked: who comes while one is under way shares the next.
 */
export function oneForAll<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
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
