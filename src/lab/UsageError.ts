/** Wrong arguments: the message is one sentence that names what is valid. */
export class UsageError extends Error {}
