/** What ids look like (RULES 1.1): none is an integer-like key, which JavaScript would reorder. */
export const ID = /^[a-z][a-zA-Z0-9_]{0,39}$/;
