/** Resolves in a new task, after everything already queued. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}
