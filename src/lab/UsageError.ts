/** A mistake in the arguments: its message is one sentence that says what exists. */
export class UsageError extends Error {}
